import { expect, test } from 'vitest'
import { answer, call, choice, rulebook, run, sequence, type Position, type Seat } from '../src/index.ts'

type Tale = Position & { told: string[]; open: string[][] }

/** Both seats choose one of their options. */
const pick = (forced: boolean) =>
  choice<Tale, { waiting: Seat[] }, string>('pick', {
    forced,
    seats: (_g, notes) => notes.waiting,
    ask: () => ({ kind: 'pick', rule: 'TALE-1' }),
    candidates: (g, _notes, seat) => g.open[seat]!,
    forbids: (_g, _notes, _seat, option) => (option.startsWith('!') ? 'TALE-1' : null),
    choose(g, notes, seat, option) {
      g.told.push(`${seat} ${option}`)
      notes.waiting.splice(notes.waiting.indexOf(seat), 1)
      return notes.waiting.length === 0 ? answer(option) : undefined
    },
  })

function play(forced: boolean, open: string[][]): Tale {
  const rule = pick(forced)
  const tale = sequence<Tale, { last: string }>('tale', {
    ask: () => call(rule, { waiting: [0, 1] }, 'last'),
    end(g, { last }) {
      g.told.push(`last ${last}`)
    },
  })
  const g: Tale = { stack: [call(tale, { last: '' })], told: [], open }
  run(rulebook(tale, rule), g)
  return g
}

test('a forced question takes a single option at once, for each seat separately', () => {
  expect(play(true, [['a', '!b'], ['c']]).told).toEqual(['0 a', '1 c', 'last c'])
  const waits = play(true, [['a', 'b'], ['c']])
  expect([waits.told, waits.stack.at(-1)!.notes]).toEqual([['1 c'], { waiting: [0] }])
  expect(play(false, [['a'], ['c']]).told).toEqual([])
})
