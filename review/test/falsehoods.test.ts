import { asked, choose, options, quickLuck, settle, start, write, type Any, type Entry, type Game, type Settings } from '@robodrome/kernel'
import { pose } from '@robodrome/minds'
import { describe, expect, test } from 'vitest'
import { basisOf, check, claimsAbout, tellBoth, type Basis, type Case, type Claim } from '../src/index.ts'
import { BATTLES } from './battles.ts'

interface Truth {
  game: Game
  basis: Basis<Any>
  claims: Claim[]
}

const CASES = 3

/** Picks a question somewhere in a random game and two of its options, and collects everything that is true about them. */
function truthOf(game: Game, settings: Settings): Truth {
  const luck = quickLuck(11)
  const g: Any = start(game, settings)
  for (let i = 0; ; i++) {
    settle(game, g, luck)
    const [seat] = asked(game, g)
    const legal = options(game, g, seat!)
    if (i > 30 && legal.length > 2) {
      const { position } = pose(game, settings, g, seat!, luck)
      const pair = { position, seat: seat!, chosen: [write(game, g, legal[0])], better: [write(game, g, legal[1])] }
      const told = Array.from({ length: CASES }, (_, seed) => tellBoth(game, settings, pair, seed))
      return { game, basis: basisOf(game, pair, told), claims: claimsAbout(game, pair, told) }
    }
    const option = legal[luck.below(legal.length)]
    choose(game, g, seat!, option)
  }
}

type Forgery = (truth: { basis: Basis<Any>; claim: Claim; game: Game }) => { basis?: Basis<Any>; claim?: Claim }

const inCase = (basis: Basis<Any>, change: (each: Case) => Case): { basis: Basis<Any> } => ({
  basis: { ...basis, cases: basis.cases.map((each, i) => (i === 0 ? change(each) : each)) },
})
const line =
  (change: (entries: readonly Entry[]) => readonly Entry[], side: 'chosen' | 'better' = 'chosen'): Forgery =>
  ({ basis }) =>
    inCase(basis, (each) => ({ ...each, [side]: change(each[side]) }))
const first = (entries: readonly Entry[], kind: Entry['kind'], to: (entry: Entry) => Entry): Entry[] => {
  const at = entries.findIndex((entry) => entry.kind === kind)
  return entries.map((entry, i) => (i === at ? to(entry) : entry))
}
const numbers =
  (change: (claim: Claim) => Partial<Claim>): Forgery =>
  ({ claim }) => ({ claim: { ...claim, ...change(claim) } })

/** Every way to make a claim false. */
const FORGERIES: Readonly<Record<string, Forgery>> = {
  'the first number is too high by one': numbers(({ chosen }) => ({ chosen: chosen + 1 })),
  'the first number is too low by one': numbers(({ chosen }) => ({ chosen: chosen - 1 })),
  'the second number is too high by one': numbers(({ better }) => ({ better: better + 1 })),
  'the second number is too low by one': numbers(({ better }) => ({ better: better - 1 })),
  'the first number is off by a hundredth': numbers(({ chosen }) => ({ chosen: chosen + 0.01 })),
  'the second number is off by a hundredth': numbers(({ better }) => ({ better: better - 0.01 })),
  'both numbers are doubled': numbers(({ chosen, better }) => ({ chosen: 2 * chosen + 1, better: 2 * better + 1 })),
  'the first number is negative': numbers(({ chosen }) => ({ chosen: -chosen - 1 })),
  'the first number is none': numbers(() => ({ chosen: Number.NaN })),
  'the second number has no end': numbers(() => ({ better: Infinity })),
  'there were more cases': numbers(({ cases }) => ({ cases: cases + 1 })),
  'there were fewer cases': numbers(({ cases }) => ({ cases: cases - 1 })),
  'there were ten times as many cases': numbers(({ cases }) => ({ cases: cases * 10 })),
  'the subject is of another game': ({ claim, game }) => ({
    claim: { ...claim, subject: game.id === 'volt' ? 'gekido structure' : 'volt points' },
  }),
  'the subject is none': ({ claim }) => ({ claim: { ...claim, subject: 'luck' as Claim['subject'] } }),
  'nothing was played': ({ basis }) => ({ basis: { ...basis, cases: [] } }),
  'a case is left out': ({ basis }) => ({ basis: { ...basis, cases: basis.cases.slice(1) } }),
  'a case is counted twice': ({ basis }) => ({ basis: { ...basis, cases: [...basis.cases.slice(1), basis.cases[1]!] } }),
  'the cases are said to be longer': numbers(() => ({ turns: 2 })),
  'the cases end a turn later': ({ basis }) => ({ basis: { ...basis, turns: basis.turns + 1 } }),
  'another option was chosen': ({ basis }) => ({ basis: { ...basis, chosen: basis.better } }),
  'the better option is another': ({ basis }) => ({ basis: { ...basis, better: basis.chosen } }),
  'the options are exchanged': ({ basis }) => ({ basis: { ...basis, chosen: basis.better, better: basis.chosen } }),
  'no option was chosen': ({ basis }) => ({ basis: { ...basis, chosen: [] } }),
  'the option does not exist': ({ basis }) => ({ basis: { ...basis, better: ['fly to the moon'] } }),
  'somebody else decides': ({ basis }) => ({ basis: { ...basis, seat: 1 - basis.seat } }),
  'a case ends too early': line((entries) => entries.slice(0, -1)),
  'a case of the better option ends too early': line((entries) => entries.slice(0, -1), 'better'),
  'a case ends at once': line((entries) => entries.slice(0, 1)),
  'a case goes on for too long': line((entries) => [...entries, entries.at(-1)!]),
  'a case is empty': line(() => []),
  'an illegal move is made': line((entries) => first(entries, 'choice', (entry) => ({ ...entry, text: 'cheat' }) as Entry)),
  'an impossible outcome falls': line((entries) => [
    ...first(entries, 'outcome', () => ({ kind: 'outcome', text: '"777"' })),
    { kind: 'outcome', text: '777' },
  ]),
  'a move is made out of turn': line((entries) =>
    first(entries, 'choice', (entry) => ({ ...entry, seat: 1 - (entry as { seat: number }).seat }) as Entry),
  ),
  'somebody leaves': line((entries) => [{ kind: 'leave', seat: 0 }, ...entries]),
  'a move is made twice': line((entries) => [entries[0]!, ...entries, entries[0]!]),
  'a case begins later': line((entries) => entries.slice(1)),
}

describe.each(BATTLES)('in $id', ({ game, settings }) => {
  test('every planted falsehood is caught, whatever the claim', () => {
    const { basis, claims } = truthOf(game, settings)
    expect(Object.keys(FORGERIES).length).toBeGreaterThanOrEqual(30)
    expect(claims.length).toBeGreaterThan(5)
    for (const claim of claims) expect(check(game, basis, claim), claim.subject).toBe(true)
    const missed = Object.entries(FORGERIES).flatMap(([name, forge]) =>
      claims.flatMap((claim) => {
        const forged = forge({ basis, claim, game })
        return check(game, forged.basis ?? basis, forged.claim ?? claim) ? [`${name}: ${claim.subject}`] : []
      }),
    )
    expect(missed).toEqual([])
  })
})
