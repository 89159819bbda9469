import { BASE, game, type Aimbots } from '@robodrome/aimbots'
import { asked, choose, listen, options, quickLuck, ready, seenBy, settle, start, type Happened, type Seen } from '@robodrome/kernel'
import { plain, tellEvent } from '@robodrome/phrases'
import { allSettings } from '@robodrome/proof'
import { expect, test } from 'vitest'
import { onlooker } from '../src/seats.ts'
import type { Happening } from '../src/terms.ts'
import { en } from '../src/words/en/index.ts'

const first = { mode: 'first', seats: 2, options: {} }

const table = (): Aimbots =>
  ready(
    game,
    game.arrange(
      {
        bots: ['R:Turret@c3/2{6}', 'R:Turtle@d4/1', 'B:Hacker@c5/0{1,2}', 'B:Captain@d7'],
        held: [['SURGE'], ['RELOCATE']],
        captured: [[2]],
        scrap: ['a4', 'd4', 'd4', 'g4'],
      },
      first,
    ),
  )

test('AB-DIE-5 the board is drawn with the four sides and the top of every bot', () => {
  const lines = game.draw(game.view(table(), 0)).split('\n')
  expect(lines.slice(0, 2)).toEqual(["Aimbots, first game, first to 7 cores. Red's turn, energy 3.", ''])
  const row = (number: number) => lines.slice(3 + (7 - number) * 4, 6 + (7 - number) * 4)
  expect(row(5).map((line) => line.slice(24, 33))).toEqual(['Hac[1]   ', ' 5  B4[1]', '    6    '])
  expect(row(4).map((line) => line.slice(34, 43))).toEqual(['Tut 3  $2', ' 6  R5 1 ', '    4    '])
  expect(row(3).map((line) => line.slice(24, 33))).toEqual(['Tur[1]   ', ' 3  R2 4 ', '    1    '])
  expect(row(4)[1]!.slice(4, 13)).toBe('    $    ')
})

test('AB-HID-1 a drawing shows own cores and tokens, and hides those of others', () => {
  const drawing = game.draw(game.view(table(), 0))
  expect(drawing).toContain('Red (you): 2 of 7 cores, scrap SURGE')
  expect(drawing).toContain('Blue: 0 of 7 cores, scrap 1 hidden')
  expect(drawing).toMatch(/Red +Turret c3 +armor 2 +N\[1\] E4 S1 W3 +core 1/)
  expect(drawing).toMatch(/Blue +Hacker c5 +armor 4 +N\[1\] E\[1\] S6 W5 +core \?/)
})

test('bots of all programs can be told apart on the board', () => {
  const codes = BASE.programs.map(({ name, armor }) => {
    const side = armor === 1 ? 'R' : 'B'
    const g = ready(
      game,
      game.arrange(
        { bots: [`${side}:${name}@d4`, `${side === 'R' ? 'B' : 'R'}:Ram@a1`], active: side === 'R' ? 0 : 1 },
        { ...first, mode: 'duel' },
      ),
    )
    return game.draw(game.view(g, 0)).split('\n')[15]!.slice(34, 37)
  })
  expect(new Set(codes).size).toBe(50)
})

test("what is ours and not the rulebook's is marked in the terminal too", () => {
  const g = ready(game, game.arrange({ bots: ['R:Ram@d4', 'B:Jack@a1'] }, { ...first, mode: 'duel' }))
  const text = game.draw(game.view(g, 0)).replaceAll(/\s+/g, ' ')
  for (const name of ['Ram', 'Jack']) {
    const { text: does, source } = BASE.programs.find((program) => program.name === name)!
    expect(source.effect).toBe('designed')
    expect(text).toContain(`${does} (designed)`)
  }
})

test('every event is told in a sentence of its own', () => {
  const kinds = new Map<string, string>()
  const hear = (event: Happened) => {
    for (const seat of [0, null]) {
      const seen = seenBy(event, seat)
      if (seen === null) continue
      const text = plain(tellEvent(en, seen as Seen<Happening>), onlooker)
      expect(text).not.toMatch(/undefined|NaN|null|\(AB-/)
      kinds.set(event.kind, text)
    }
  }
  for (const { settings } of allSettings(game)) {
    for (let seed = 0; seed < 6; seed++) {
      const luck = quickLuck(seed)
      listen(hear, () => {
        const g = start(game, settings)
        for (settle(game, g, luck); asked(game, g).length > 0; settle(game, g, luck)) {
          const seat = asked(game, g)[0]!
          const legal = options(game, g, seat)
          choose(game, g, seat, legal[luck.below(legal.length)])
        }
      })
    }
  }
  expect(kinds.size).toBeGreaterThan(30)
})

test('a position is worth more with more cores and fewer plates, and the worths of all sides sum to 1', () => {
  const bots = ['R:Turret@c3', 'R:Jet@d4', 'B:Hacker@c5', 'B:Captain@d7']
  const worth = (position: object) => game.insight!.evaluate!(ready(game, game.arrange(position as never, first)))
  const even = worth({ bots })
  expect(even[0]! + even[1]!).toBeCloseTo(1, 10)
  expect(worth({ bots, captured: [[2]] })[0]).toBeGreaterThan(even[0]!)
  expect(worth({ bots: ['R:Turret@c3{1}', ...bots.slice(1)] })[0]).toBeLessThan(even[0]!)
  expect(worth({ bots, held: [['POWER CORE']] })[0]).toBeGreaterThan(worth({ bots, held: [['SURGE']] })[0]!)
  expect(worth({ bots, captured: [[3, 3]] })[0]).toBeGreaterThan(0.9)
})

test('AB-PLACE-1 a position is worth the same to all sides until everybody has placed their bots', () => {
  for (const { title, settings } of allSettings(game)) {
    const luck = quickLuck(2)
    const g = start(game, settings)
    const sides = settings.mode === 'teams' ? 2 : settings.seats
    for (settle(game, g, luck); g.phase !== 'play'; settle(game, g, luck)) {
      expect(game.insight!.evaluate!(g), title).toEqual(Array.from({ length: settings.seats }, () => 1 / sides))
      const seat = asked(game, g)[0]!
      const legal = options(game, g, seat)
      choose(game, g, seat, legal[luck.below(legal.length)])
    }
  }
})
