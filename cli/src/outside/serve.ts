import { here } from '../here.ts'
import { main } from '../main.ts'

/** The process that `serveWith` begins again: the same command without packages on its line, which stand in GAMES. */
process.exitCode = await main(process.argv.slice(2), here())
