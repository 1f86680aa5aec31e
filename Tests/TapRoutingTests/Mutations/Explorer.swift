import TapRouting

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

// The quick exploration as a program: prints the shortest counterexample of all alphabets and exits with 1, or exits
// with 0 when the laws hold.
@main
enum Explorer {
    static func main() {
        var shortest: Counterexample?
        for alphabet in Alphabet.all {
            do throws(Counterexample) {
                _ = try alphabet.search(transitions: 20_000)
            } catch {
                if shortest.map({ error.steps.count < $0.steps.count }) ?? true { shortest = error }
            }
        }
        if let shortest { print(shortest) }
        exit(shortest == nil ? 0 : 1)
    }
}
