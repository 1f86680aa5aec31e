import NotificationPayload
import Testing

@Suite("The nearest word") struct NearestWordTests {
    private static let words = ["badge", "thread-id", "content-available", "mutable-content", "alert"]

    @Test(arguments: [
        ("Badge", "badge"), ("bagde", "badge"), ("badges", "badge"), ("thread_id", "thread-id"),
        ("threadId", "thread-id"), ("content available", "content-available"),
        ("content-avaliable", "content-available"), ("mutable-contents", "mutable-content"), ("alrt", "alert"),
    ])
    func `a word that is near is found`(word: String, meant: String) {
        #expect(NearestWord.find(word, among: Self.words) == meant)
    }

    @Test(arguments: ["", "-", "bridge club", "neat", "ale", "content", String(repeating: "a", count: 65)])
    func `a word that is far from all is not`(word: String) {
        #expect(NearestWord.find(word, among: Self.words) == nil)
    }

    @Test func `the nearer of two wins, and of two equally near the first`() {
        #expect(NearestWord.find("title", among: ["titles", "title"]) == "title")
        #expect(NearestWord.find("titlex", among: ["titlea", "titleb"]) == "titlea")
        #expect(NearestWord.find("title", among: []) == nil)
    }

    @Test(arguments: [("", "", 0), ("a", "", 1), ("", "abc", 3), ("ab", "ba", 1), ("kitten", "sitting", 3)])
    func `distances count single changes`(first: String, second: String, distance: Int) {
        #expect(NearestWord.editDistance(Array(first.utf8), Array(second.utf8), atMost: 3) == distance)
        #expect(NearestWord.editDistance(Array(first.utf8), Array(second.utf8), atMost: distance - 1) == nil)
    }
}
