import { once } from 'node:events'
import { ATTACKS } from './attacks.ts'
import { Visitor } from './visitor.ts'

// One attack from one address of this machine: `node attacker.js NAME PORT SECONDS`. It reports when it is ready, begins on command, and
// ends by itself.
const [name = '', port = '0', seconds = '0'] = process.argv.slice(2)
const visitor = await Visitor.called('Mallory', Number(port), '127.0.0.3')
let end = Infinity
const attack = await ATTACKS[name]!(visitor, () => Date.now() > end)
const told = once(process, 'message')
process.send?.('prepared')
await told
end = Date.now() + Number(seconds) * 1000
setTimeout(() => process.exit(1), (Number(seconds) + 20) * 1000).unref()
await attack()
process.exit(0)
