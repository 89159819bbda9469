import { BASE, game, makeGame, readBox, type Aimbots, type Box } from '@robodrome/aimbots'
import { asked, BadInput, choose, options, quickLuck, ready, settle, start, type Json, spoken } from '@robodrome/kernel'
import { load, save } from '@robodrome/table'
import { expect, test } from 'vitest'
import { NO_EFFECTS } from '../src/content/effects.ts'
import { de as common } from '@robodrome/kernel/words/de'
import { de as aimbots } from '../src/words/expected-de.ts'

const duel = { mode: 'duel', seats: 2, options: {} }

/** The base box with one changed program. */
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

test('a second box of one name is refused', () => {
  expect(() => makeGame(changed('base', 'Ram', { reach: [1, 2] }))).toThrow('box.base: found "other content", expected a different name')
})

const contentOf = ({ id: _id, ...content }: object & { id?: string }): Json => JSON.parse(JSON.stringify(content)) as Json
/** The German text of an expectation; null if there is none. */
function germanOf(read: () => unknown): string | null {
  try {
    read()
  } catch (error) {
    return error instanceof BadInput ? spoken({ aimbots, common }, error.expected) : null
  }
  return null
}
const [ram] = farRam.programs.filter(({ name }) => name === 'Ram')

test.each<[object, string]>([
  [{ programs: {} }, 'programs: found {}, expected a list'],
  [{ colour: 'red' }, 'colour: found "red", expected one of the fields programs, lineups'],
  [changed('a', 'Ram', { reach: [0, 2] }), 'programs.36.reach: found [0,2], expected distances from 1 to 6'],
  [changed('a', 'Ram', { reach: [1] as never }), 'programs.36.reach: found [1], expected the smallest and the largest distance'],
  [changed('b', 'Ram', { armor: 6 }), 'programs.36.armor: found 6, expected an armor from 1 to 5'],
  [changed('c', 'Ram', { name: 'ram 2' }), 'programs.36.name: found "ram 2", expected one word with an initial capital'],
  [changed('c', 'Ram', { complexity: 4 as never }), 'programs.36.complexity: found 4, expected one of 1, 2, 3'],
  [changed('d', 'Ram', { name: 'Jack' }), 'programs: found 50, expected a different name for each program'],
  [{ programs: [{ ...ram, nmae: 'Ram', name: undefined }] }, 'programs.0.nmae: found "Ram", expected one of the fields id, name, armor'],
  [
    changed('g', 'Ram', { effects: { ...NO_EFFECTS, afterHit: { kind: 'eat' } as never } }),
    'programs.36.effects.afterHit.kind: found "eat", expected one of ram',
  ],
  [
    changed('h', 'Ram', { effects: { ...NO_EFFECTS, attack: { kind: 'always', margin: 1.5 } } }),
    'programs.36.effects.attack.margin: found 1.5, expected a whole number',
  ],
  [{ programs: BASE.programs.filter(({ armor }) => armor < 5) }, 'at least 2 programs of armor 5 for all'],
  [{ lineups: [['Jack']] }, 'lineups: found [["Jack"]], expected five programs from the box'],
])('a box is checked when it is read, and the message has a German text (%#)', (change, message) => {
  const read = () => readBox(contentOf({ ...BASE, ...change }), 'other')
  expect(read).toThrow(message)
  expect(germanOf(read)).not.toBeNull()
})

test('a box that is known already is opened again', () => {
  expect(makeGame({ ...BASE }).pieces(duel)).toEqual(game.pieces(duel))
})
