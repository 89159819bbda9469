import { here } from '../here.ts'
import { main } from '../main.ts'

/** The process that `serveWith` restarts: the same command line without its packages, which GAMES lists instead. */
process.exitCode = await main(process.argv.slice(2), here())
