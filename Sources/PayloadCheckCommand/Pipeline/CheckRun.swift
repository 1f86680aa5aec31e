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
            while let batch = source.next(), let number = await output.admit() {
                group.addTask { [judge] in
                    await output.deliver(judge.judge(batch), of: number)
                }
            }
        }
        return await output.close()
    }
}
