import { main } from '../../server/src/main'

// The server as a program, run from its sources: what a test may kill.
process.exit(await main(process.argv.slice(2), process.env))
