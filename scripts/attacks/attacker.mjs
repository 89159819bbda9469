// @ts-check
// Attacks a server on this machine, in a process of its own so that it takes no time from the measuring one: attacker.mjs NAME PORT SECONDS. It ends with who started it.
import { Visitor } from './visitor.mjs'

/** @typedef {{ name: string, begin(port: number, seconds: number): Promise<unknown> }} Attack */

/** @type {Attack} Twelve tables with four programs each, from one address; half of them watched, so that they do think. */
const manyMinds = {
  name: 'programs among themselves',
  async begin(port) {
    const guest = await Visitor.called('Greedy', port, '127.0.0.2')
    const minds = Array.from({ length: 4 }, () => ({ kind: 'mind', mind: 'search' }))
    for (let i = 0; i < 12; i++) {
      const table = await guest.open('gekido', 'standard', 4, minds, false)
      if (i % 2 === 0) guest.watch(table, null)
    }
  },
}

/** @type {Attack} Sixty sockets of one address ask as fast as they are answered. */
const manyQuestions = {
  name: 'questions without end',
  async begin(port) {
    const guest = await Visitor.called('Curious', port, '127.0.0.3')
    const table = await guest.open('volt', 'basic', 2, [{ kind: 'open' }, { kind: 'mind', mind: 'random' }], false)
    const own = guest.watch(table, await guest.sit(table))
    await own.isAsked()
    for (let i = 0; i < 60; i++) void guest.watch(table, null).askOnAndOn(i)
  },
}

/** @type {Attack} Two public matches as long as they may be, and requests for the lobby and for the matches. */
const longMatches = {
  name: 'long matches in the lobby',
  async begin(port, seconds) {
    const guest = await Visitor.called('Patient', port, '127.0.0.4')
    /** @type {string[]} */
    const tables = []
    for (let i = 0; i < 2; i++) {
      const table = await guest.open('gekido', 'duel', 2, [{ kind: 'open' }, { kind: 'mind', mind: 'random' }], true)
      const match = guest.watch(table, await guest.sit(table))
      await match.isAsked()
      await match.goToAndFro(seconds)
      match.close()
      tables.push(table)
    }
    setInterval(
      () => ['/api/tables', ...tables.map((id) => `/api/tables/${id}`)].forEach((path) => void guest.send('GET', path).catch(() => {})),
      100,
    )
  },
}

const [name, port, seconds] = process.argv.slice(2)
process.once('disconnect', () => process.exit())
await [manyMinds, manyQuestions, longMatches].find((each) => each.name === name)?.begin(Number(port), Number(seconds))
process.send?.('begun')
