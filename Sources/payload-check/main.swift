import PayloadCheckCommand

let environment = CommandEnvironment.process()
let status = await PayloadCheck.standard.run(in: environment)
CommandEnvironment.exit(status)
