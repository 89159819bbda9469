import { openQueue, workOn } from '@robodrome/lab'

/** One worker of the lab, in its own process: `node worker.js NATS_URL VERSION`. It runs until it is killed. */
const [url = '', version = ''] = process.argv.slice(2)
const queue = await openQueue(url)
process.send?.('ready')
await workOn(queue, { threads: 0, version, signal: new AbortController().signal, say: () => {} })
