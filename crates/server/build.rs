//! The web client is part of the program: when it was built anew, so must be the program.

fn main() {
    println!("cargo:rerun-if-changed=../../web/dist");
}
