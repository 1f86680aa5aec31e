/// The beginnings of media files, made by hand.
enum Pictures {
    static func png(_ width: UInt32, _ height: UInt32) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + big(width) + big(height)
            + [8, 2, 0, 0, 0]
    }

    static func jpeg(_ width: UInt16, _ height: UInt16, metadata: Int = 0) -> [UInt8] {
        var bytes: [UInt8] = [0xFF, 0xD8]
        var rest = metadata
        while rest > 0 {
            let length = min(rest, 65_533)
            bytes += [0xFF, 0xE1] + big(UInt16(length + 2)) + Array(repeating: 0x41, count: length)
            rest -= length
        }
        return bytes + [0xFF, 0xC0, 0, 17, 8] + big(height) + big(width) + [3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1]
    }

    static func gif(_ width: UInt16, _ height: UInt16, frames: Int, isWhole: Bool = true) -> [UInt8] {
        let frame: [UInt8] =
            [0x21, 0xF9, 4, 0, 0, 0, 0, 0, 0x2C, 0, 0, 0, 0] + little(width) + little(height) + [0, 2, 2, 0x4C, 1, 0]
        let head = Array("GIF89a".utf8) + little(width) + little(height) + [0x80, 0, 0, 0, 0, 0, 255, 255, 255]
        return head + (0..<frames).flatMap { _ in frame } + (isWhole ? [0x3B] : [])
    }

    static func big(_ number: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) } }
    static func big(_ number: UInt16) -> [UInt8] { [UInt8(number >> 8), UInt8(number & 0xFF)] }
    static func little(_ number: UInt16) -> [UInt8] { [UInt8(number & 0xFF), UInt8(number >> 8)] }
}
