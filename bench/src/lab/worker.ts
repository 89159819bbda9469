import { openQueue, workOn } from '@robodrome/lab'

/** One worker of the lab, in a process of its own: `node worker.js NATS_URL VERSION`. It ends when it is killed. */
const [url = '', version = ''] = process.argv.slice(2)
const queue = await openQueue(url)
process.send?.('ready')
await workOn(queue, { threads: 0, version, signal: new AbortController().signal, say: () => {} })
