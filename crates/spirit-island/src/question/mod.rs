//! Questions: who is asked, what can be answered, and what an answer does.

mod answer;
mod asked;
mod at_once;
mod duty;
mod matter;
mod options;
