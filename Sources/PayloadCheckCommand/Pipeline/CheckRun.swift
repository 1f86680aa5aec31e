/// One run over inputs: reads, has them judged by several workers, prints in order.
struct CheckRun: Sendable {
    let judge: Judge
    let jobs: Int

    /// Runs to the end of the inputs, or until nobody reads the results any more.
    func run(_ source: consuming InputSource, to output: OrderedOutput) async -> OrderedOutput.Ending {
        await output.open()
        if jobs == 1 {
            while let batch = source.next(), let number = await output.admit() {
                await output.deliver(judge.judge(batch), of: number)
            }
            return await output.close()
        }
        await withDiscardingTaskGroup { group in
            let queue = BatchQueue()
            for _ in 0..<jobs {
                group.addTask { [judge] in
                    while let entry = await queue.take() {
                        await output.deliver(judge.judge(entry.batch), of: entry.number)
                    }
                }
            }
            while let batch = source.next(), let number = await output.admit() {
                await queue.put(batch, number: number)
            }
            await queue.end()
        }
        return await output.close()
    }
}
