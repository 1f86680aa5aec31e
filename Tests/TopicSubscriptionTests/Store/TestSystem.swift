import Foundation

/// What tests do to the system around them. The C functions read a path as text that ends with a NUL byte for the time
/// of the call, and nothing outlives its call, which makes each `unsafe` below safe.
enum TestSystem {
    static var isSuperuser: Bool { geteuid() == 0 }

    /// Ends this process at once, as a power failure or the system would.
    static func killThisProcess() {
        kill(getpid(), SIGKILL)
    }

    /// Makes every write beyond 64 bytes of a file fail in this process, as writes do on a full disk.
    static func limitFileSize() -> Bool {
        signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit(rlim_cur: 64, rlim_max: 64)
        #if canImport(Darwin)
        return unsafe setrlimit(RLIMIT_FSIZE, &limit) == 0
        #else
        return unsafe setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0
        #endif
    }

    /// Gives up the superuser's right to write everywhere.
    static func becomeNobody() -> Bool {
        !isSuperuser || setuid(65_534) == 0
    }

    static func setMode(_ mode: mode_t, of path: String) {
        _ = unsafe chmod(path, mode)
    }

    /// Mounts a file system of 16 KiB in memory; false where the system does not let a test do that.
    static func mountSmallDisk(at path: String) -> Bool {
        #if os(Linux)
        unsafe mount("tmpfs", path, "tmpfs", 0, "size=16k") == 0
        #else
        false
        #endif
    }

    static func unmount(_ path: String) {
        #if os(Linux)
        _ = unsafe umount(path)
        #endif
    }
}
