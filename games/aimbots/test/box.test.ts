import { BASE, game, makeGame, type Aimbots, type Box } from '@robodrome/aimbots'
import { asked, choose, options, quickLuck, ready, settle, start } from '@robodrome/kernel'
import { load, save } from '@robodrome/table'
import { expect, test } from 'vitest'
import { NO_EFFECTS } from '../src/content/effects.ts'

const duel = { mode: 'duel', seats: 2, options: {} }

/** The base box with one program that does something else. */
const changed = (id: string, name: string, other: Partial<Box['programs'][number]>): Box => ({
  ...BASE,
  id,
  programs: BASE.programs.map((program) => (program.name === name ? { ...program, ...other } : program)),
})

const farRam = changed('far', 'Ram', { reach: [1, 3] })

test('a position knows its box: two games side by side keep their own programs', () => {
  const far = makeGame(farRam)
  const bots = ['R:Ram@d1', 'B:Jack@d4']
  const [here, there] = [ready(game, game.arrange({ bots }, duel)), ready(far, far.arrange({ bots }, duel))]
  const attacks = (g: Aimbots) => options<{ kind: string }>(game, g, 0).filter(({ kind }) => kind === 'attack')
  for (let i = 0; i < 3; i++) expect([attacks(here).length, attacks(there).length]).toEqual([0, 1])
  expect([game.view(here, 0).box, game.view(there, 0).box]).toEqual(['base', 'far'])
  expect(load(far, save(far, there)).box).toBe('far')
})

test('a match with another box is played to its end', () => {
  const far = makeGame(farRam)
  const luck = quickLuck(5)
  const g = start(far, duel)
  for (settle(far, g, luck); asked(far, g).length > 0; settle(far, g, luck)) {
    const seat = asked(far, g)[0]!
    const legal = options(far, g, seat)
    choose(far, g, seat, legal[luck.below(legal.length)])
  }
  expect(g.result).not.toBeNull()
})

test('a position of a box that is not there cannot be played', () => {
  const saved = save(game, ready(game, game.arrange({ bots: ['R:Ram@d1', 'B:Jack@d4'] }, duel)))
  const lost = load(game, { ...saved, position: { ...(saved.position as object), box: 'lost' } })
  expect(() => options(game, lost, 0)).toThrow('box: found "lost", expected one of base')
})

test.each([
  [changed('base', 'Ram', { reach: [1, 2] }), 'box.base: found "other content", expected a name of its own'],
  [changed('a', 'Ram', { reach: [0, 2] }), 'programs.36.reach: found [0,2], expected distances from 1 to 6'],
  [changed('b', 'Ram', { armor: 6 }), 'programs.36.armor: found 6, expected an armor from 1 to 5'],
  [changed('c', 'Ram', { name: 'ram 2' }), 'programs.36.name: found "ram 2"'],
  [changed('d', 'Ram', { name: 'Jack' }), 'programs: found 50, expected a name of its own for each program'],
  [
    changed('g', 'Ram', { effects: { ...NO_EFFECTS, afterHit: { kind: 'eat' } as never } }),
    'programs.36.effects.afterHit: found "eat", expected one of ram',
  ],
  [
    changed('h', 'Ram', { effects: { ...NO_EFFECTS, attack: { kind: 'always', margin: 1.5 } } }),
    'programs.36.effects.attack.margin: found 1.5',
  ],
  [{ ...BASE, id: 'e', programs: BASE.programs.filter(({ armor }) => armor < 5) }, 'at least 2 programs of armor 5 for all'],
  [{ ...BASE, id: 'f', lineups: [['Jack']] }, 'lineups: found [["Jack"]], expected five programs of the box'],
])('a box is checked when it is opened (%#)', (box, message) => {
  expect(() => makeGame(box)).toThrow(message)
})

test('a box that is known already is opened again', () => {
  expect(makeGame({ ...BASE }).pieces(duel)).toEqual(game.pieces(duel))
})
