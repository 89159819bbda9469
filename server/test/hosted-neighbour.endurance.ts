import { setTimeout as wait } from 'node:timers/promises'
import { quickLuck } from '@robodrome/kernel'
import { expect, test } from 'vitest'
import { Person, type Eyes } from './support/client.ts'
import { EXAMPLE, onBid } from './support/hostile-package.ts'
import { ownSite } from './support/own-site.ts'

// Not part of `npm test`, because it measures time: run node scripts/endure.mjs --neighbour.

const BAD = onBid('bad', 'for (;;);')
const site = ownSite({}, { games: [EXAMPLE, BAD].map((folder) => ({ folder, pin: null })) })
/** How many steps of each game are measured, and how often a step next to a busy game may take longer. */
const STEPS = 400
const MOST = 2
/** Nobody notices a delay shorter than this, and on a busy machine it depends on chance. */
const FLOOR_MS = 20

const OTHERS = [
  ['tic-tac-toe', {}],
  ['liars-dice', { dice: 5 }],
] as const

test(
  'while a game from outside hangs at one table, the steps of other tables keep their p99 within twice',
  { timeout: 600_000 },
  async () => {
    const noor = await Person.called('Noor', site.url)
    const before = new Map<string, number>()
    for (const [game, options] of OTHERS) before.set(game, p99(await steps(noor, game, options)))
    const hanging = hang()
    await wait(500)
    for (const [game, options] of OTHERS) {
      const [then, now] = [before.get(game)!, p99(await steps(noor, game, options))]
      console.log(`${game}: p99 of ${STEPS} steps ${then.toFixed(1)} ms before, ${now.toFixed(1)} ms while another game hangs`)
      expect.soft(now, game).toBeLessThan(Math.max(FLOOR_MS, MOST * then))
    }
    expect(await hanging.stop()).toBeGreaterThan(1)
  },
)

const p99 = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)]!

/** A table at which one person holds both seats. */
async function tableOf(person: Person, game: string, options: object): Promise<{ eyes: Eyes; id: string }> {
  const settings = { mode: 'standard', seats: 2, options: options as Record<string, never> }
  const { id } = await person.open(game, 2, { settings })
  await person.sit(id)
  await person.sit(id)
  const eyes = person.watch(id)
  await eyes.until(({ phase, options: all }) => phase === 'over' || all.length > 0)
  return { eyes, id }
}

/** Plays at random, and returns the time of each step. */
async function steps(person: Person, game: string, options: object): Promise<number[]> {
  const luck = quickLuck(7)
  const times: number[] = []
  while (times.length < STEPS) {
    const { eyes } = await tableOf(person, game, options)
    while (eyes.snapshot!.phase === 'playing' && times.length < STEPS) {
      const { seq, seat, options: all } = eyes.snapshot!
      const begun = performance.now()
      const answer = await eyes.ask({ type: 'choose', seat: seat!, text: all[luck.below(Math.min(all.length, 3))]!.text })
      if (answer.type !== 'done') throw new Error(JSON.stringify(answer))
      times.push(performance.now() - begun)
      await eyes.until((now) => now.seq > seq && (now.phase === 'over' || now.options.length > 0))
    }
    eyes.close()
  }
  return times
}

/** Keeps bidding at tables of the bad game until it is told to stop. Each bid ends the game's process. */
function hang(): { stop(): Promise<number> } {
  let goesOn = true
  const work = (async () => {
    const mallory = await Person.called('Mallory', site.url)
    let hung = 0
    while (goesOn) {
      const { eyes } = await tableOf(mallory, 'bad', { dice: 5 }).catch(() => ({ eyes: null }))
      if (eyes === null) {
        await wait(200)
        continue
      }
      const { seat, options } = eyes.snapshot!
      const answer = await eyes.ask({ type: 'choose', seat: seat!, text: options[0]!.text })
      if (answer.type !== 'done') hung++
      eyes.close()
    }
    return hung
  })()
  return {
    stop() {
      goesOn = false
      return work
    },
  }
}
