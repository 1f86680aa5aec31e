// Explores one scope and says what it found; the exit status is 1 when a law is broken.
//
// Arguments: the scope (one, two, sign-ins, restarts or long), and how many states to look at.

import Foundation

let arguments = CommandLine.arguments.dropFirst()
let scopes = [
    "one": try Scope.oneEvent(), "two": try Scope.twoEvents(), "sign-ins": try Scope.signIns(),
    "restarts": try Scope.restarts(), "long": try Scope.longQueue(),
]
guard let scope = scopes[arguments.first ?? "one"] else {
    print("there is no scope '\(arguments.first ?? "")'; one, two, sign-ins, restarts and long are")
    exit(2)
}
let result = Explorer.run(scope.limited(to: arguments.last.flatMap { Int($0) } ?? .max))
print(result)
exit(result.violation == nil ? 0 : 1)
