import {
  answer,
  byKind,
  call,
  chance,
  cycle,
  END,
  goto,
  happen,
  quickLuck,
  ready,
  rulebook,
  sample,
  seenBy,
  sequence,
} from '@robodrome/kernel'
import type { ByKind, Game, Position, Seen } from '@robodrome/kernel'
import { expect, expectTypeOf, it } from 'vitest'

interface Heap extends Position {
  heap: number[]
  taken: number[]
  rounds: number
}
type None = Record<string, never>

const flip = chance<Heap, { of: number }, number>('flip', {
  draw: (_g, _notes, luck) => luck.below(2),
  happen(g, { of }, side) {
    g.taken.push(of * 10 + side)
    return answer()
  },
})

/** Odd numbers are only counted, while even ones are decided by a coin, so the repeated step calls a rule only sometimes. */
const clear = sequence<Heap, None>('clear', {
  each: {
    while: (g) => g.heap.length > 0,
    do(g) {
      const next = g.heap.shift()!
      return next % 2 === 0 ? call(flip, { of: next }) : void g.taken.push(next)
    },
  },
  done: (g) => void g.taken.push(-1),
})

const rounds = cycle<Heap, None>('rounds', {
  fill: (g) => void g.heap.push(g.rounds, g.rounds + 1),
  clear: () => call(clear, {}),
  count: (g) => (++g.rounds === 3 ? END : undefined),
})

const game = { rules: rulebook(rounds, clear, flip) } as unknown as Game<Heap>

it('keeps games apart whose rules and steps share their names', () => {
  const callsThenCounts = (worth: number): Game<Heap> => {
    const outer = sequence<Heap, None>('outer', { calls: () => call(flip, { of: 0 }), counts: (g) => void g.taken.push(worth) })
    return { rules: rulebook(outer, flip) } as unknown as Game<Heap>
  }
  const [one, other] = [callsThenCounts(1), callsThenCounts(2)]
  const begun = (of: Game<Heap>): Heap =>
    ready(of, { stack: [{ rule: 'outer', step: 'calls', notes: {}, into: '' }], heap: [], taken: [], rounds: 0 })
  const waiting = begun(one)
  begun(other)
  happen(one, waiting, 0)
  expect(waiting.taken).toEqual([0, 1])
})

it('repeats a step while its condition holds, checks it after each called rule, and restarts a cycle', () => {
  const g = ready(game, { stack: [call(rounds, {})], heap: [], taken: [], rounds: 0 })
  while (g.stack.length > 0) happen(game, g, 1)
  expect(g.taken).toEqual([1, 1, -1, 1, 21, -1, 21, 3, -1])
})

it('goes back to an earlier step or to the same one, never forward', () => {
  const loop = sequence<Heap, None>('loop', {
    first: (g) => void g.taken.push(1),
    again: (g) => (g.taken.length < 3 ? goto('first') : g.taken.length < 5 ? (g.taken.push(2), goto('again')) : undefined),
    skip: ({ rounds: wanted }) => (wanted > 0 ? goto('last') : undefined),
    last: (g) => void g.taken.push(3),
  })
  const looping = { rules: rulebook(loop) } as unknown as Game<Heap>
  const start = (wanted: number): Heap => ({ stack: [call(loop, {})], heap: [], taken: [], rounds: wanted })
  expect(ready(looping, start(0)).taken).toEqual([1, 1, 1, 2, 2, 3])
  expect(() => ready(looping, start(1))).toThrow('rule "loop" jumps forward to "last"')
})

it('samples as if each item were taken out before the next is drawn', () => {
  const items = Array.from({ length: 30 }, (_, i) => i)
  for (let seed = 0; seed < 50; seed++) {
    const left = [...items]
    const luck = quickLuck(seed)
    const one = Array.from({ length: seed % 31 }, () => left.splice(luck.below(left.length), 1)[0]!)
    expect(sample(items, seed % 31, quickLuck(seed))).toEqual(one)
  }
})

type Scan = { kind: 'scan'; rule: 'X-1'; at: number; secret: { to: number[]; core: string } }
type Rest = { kind: 'stand' | 'sit'; rule: 'X-2' }

it('shows a secret field only to seats that may know it, and types it as missing for the others', () => {
  const scan: Scan = { kind: 'scan', rule: 'X-1', at: 3, secret: { to: [1], core: 'red' } }
  expect(seenBy(scan, 1)).toEqual({ kind: 'scan', rule: 'X-1', at: 3, core: 'red' })
  expect(seenBy(scan, 0)).toEqual({ kind: 'scan', rule: 'X-1', at: 3 })
  expect(seenBy({ ...scan, to: [1] }, null)).toBeNull()
  expectTypeOf<Seen<Scan>['core']>().toEqualTypeOf<string | undefined>()
})

it('finds the function for a kind; neither a missing kind nor an extra one compiles', () => {
  const map: ByKind<Scan | Rest, string> = { scan: ({ at }) => `scan ${at}`, stand: () => 'stand', sit: () => 'sit' }
  expect(byKind(map, { kind: 'sit', rule: 'X-2' }, null)).toBe('sit')
  expectTypeOf<{ scan(): string; stand(): string }>().not.toExtend<ByKind<Scan | Rest, string>>()
  expectTypeOf<Parameters<ByKind<Scan | Rest, string>['sit']>[0]>().toEqualTypeOf<Rest>()
})
