import { makeFair, readFairQuestion, type FairReport } from '@robodrome/lab'
import { registry } from '@robodrome/games'
import type { Json } from '@robodrome/kernel'
import { expect, test } from 'vitest'
import type { Engine } from '../src/run.ts'
import type { Facts } from '../src/study/facts.ts'
import { QUESTION } from './fair-question.ts'

interface Bot {
  id: string
  name: string
  duel: { attack: { [command: string]: [number, number] } }
}
const printed = (await registry['gekido']!.box!()) as unknown as { bots: Bot[] }

/** How strong each Bot is apart from its numbers: two of them are far off. */
const STRONG: Readonly<Record<string, number>> = { PYTRON: 0.7, SLICER: -0.7 }
const damageOf = ({ duel }: Bot): number => Object.values(duel.attack).reduce((sum, [damage]) => sum + damage, 0)

/** A number from 0 to 1 that looks random. */
const drawn = (deal: number, salt: number): number => {
  const x = Math.sin(deal * 12.9898 + salt * 78.233) * 43758.5453
  return x - Math.floor(x)
}

/** Duels decided by a random draw instead of being played: a point of damage is worth a fifth of a point of log-odds. */
function duel({ bots }: typeof printed, deal: number): Facts {
  const first = Math.floor(drawn(deal, 1) * bots.length)
  const second = (first + 1 + Math.floor(drawn(deal, 2) * (bots.length - 1))) % bots.length
  const [one, other] = [bots[first]!, bots[second]!]
  const strength = (bot: Bot): number =>
    (STRONG[bot.id] ?? 0) + (damageOf(bot) - damageOf(printed.bots.find(({ id }) => id === bot.id)!)) / 5
  const isWon = drawn(deal, 3) < 1 / (1 + Math.exp(strength(other) - strength(one)))
  const seat = (bot: Bot, score: number) => ({ player: 0, brings: [bot.name], uses: [], score })
  const seats = [seat(one, isWon ? 1 : 0), seat(other, isWon ? 0 : 1)]
  return { deal, turn: 0, seats, turns: 1, decisions: 1, leads: 0, luck: null, skill: null, rule: '' }
}

const contentIn = (box: unknown): typeof printed => (box === null ? printed : (box as { content: typeof printed }).content)

type Step = Parameters<NonNullable<Parameters<typeof makeFair>[1]['onStep']>>[1]

async function searched(question: object, begin?: Json): Promise<{ report: FairReport; played: number; found: Step[] }> {
  const found: Step[] = []
  let played = 0
  const engine: Engine = {
    async play(tasks, take) {
      for (const { chunk, arm } of tasks) {
        const deals = Array.from({ length: chunk.to - chunk.from }, (_, i) => chunk.from + i)
        played += deals.length
        take({ chunk, facts: deals.map((deal) => duel(contentIn(arm.box), deal)) })
      }
    },
  }
  const move = [{ path: 'bots.*.duel.attack.FULL_HOUSE.0', by: [-4, 4] }]
  const whole = { ...QUESTION, move, most: 30, search: { mind: 'random', deals: 800 }, measure: { mind: 'flat', playouts: 1, deals: 3000 } }
  const options = { engine, ...(begin !== undefined && { begin }), onStep: (_step: number, candidate: Step) => void found.push(candidate) }
  return { report: await makeFair(readFairQuestion({ ...whole, ...question }), options), played, found }
}

test('a search finds even numbers, measures a few of its steps, and plays dealt games only if a changed piece is in them', async () => {
  const [all, dealt] = [await searched({ dealt: false }), await searched({ dealt: true })]
  expect(dealt.report).toEqual(all.report)
  expect(dealt.played).toBeLessThan(0.7 * all.played)
  const { printed: own, steps, best } = dealt.report
  expect(own.spread).toBeGreaterThan(0.08)
  expect(steps.length).toBeGreaterThan(1)
  expect(steps.length).toBeLessThanOrEqual(3)
  expect(steps[best]!.measured.spread).toBeLessThan(0.05)
  const sizes = steps.map(({ searched: { numbers } }) => numbers.size)
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
})

test('a search can begin with the numbers of another box, as far as they may change', async () => {
  const begin = structuredClone(printed)
  const bot = begin.bots.find(({ id }) => id === 'PYTRON')!
  bot.duel.attack['FULL_HOUSE'] = [3, 9]
  const { found } = await searched({ dealt: true, most: 1, search: { mind: 'random', deals: 80 } }, begin as unknown as Json)
  expect([...found[0]!.numbers].map(([{ path }, value]) => [path.slice(2), value])).toEqual([[['duel', 'attack', 'FULL_HOUSE', 0], 3]])
  expect(found.every(({ numbers }) => numbers.size <= 1)).toBe(true)
})
