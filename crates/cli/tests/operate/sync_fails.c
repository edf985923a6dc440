/* Flushing a file fails once, at the time that a file tells of. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdlib.h>
#include <unistd.h>

int fdatasync(int file) {
    static int (*real)(int);
    const char *when = getenv("SYNC_FAILS_WHEN");
    if (!real) real = (int (*)(int))dlsym(RTLD_NEXT, "fdatasync");
    if (when && access(when, F_OK) == 0) {
        unlink(when);
        errno = EIO;
        return -1;
    }
    return real(file);
}
