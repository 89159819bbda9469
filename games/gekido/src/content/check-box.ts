import type { Fault } from '@robodrome/reading'
import type { Panel } from './bots.ts'
import type { Box } from './box.ts'
import { gekidoSays } from '../says.ts'
import { common } from '@robodrome/kernel'

type Path = readonly (string | number)[]

/** Finds what makes a box unplayable: missing parts, and names shared by two pieces. */
export function* checkBox(box: Box): Generator<Fault> {
  const { bots, cards, powers, tiles } = box
  for (const [i, bot] of bots.entries())
    for (const mode of ['standard', 'duel'] as const) yield* checkPanel(box, bot[mode], ['bots', i, mode])
  yield* eachOnce('bots', [...bots.map(({ id }) => id), ...bots.map(({ name }) => name)])
  yield* eachOnce(
    'bots',
    bots.map(({ symbol }) => symbol),
  )
  yield* eachOnce(
    'powers',
    powers.map(({ id }) => id),
  )
  yield* eachOnce('cards', [...cards.map(({ id }) => id), ...cards.map(({ name }) => name)])
  yield* eachOnce(
    'tiles',
    tiles.map(({ kind }) => kind),
  )
  if (bots.length < 4) yield { path: ['bots'], found: bots.length, expected: gekidoSays('fourBots') }
  const outer = tiles.filter(({ place }) => place === 'outer').length
  if (tiles.length - outer !== 1) yield { path: ['tiles'], found: tiles.length - outer, expected: gekidoSays('centreTile') }
  if (outer !== 4) yield { path: ['tiles'], found: outer, expected: gekidoSays('fourTiles') }
}

function* checkPanel({ powers }: Box, panel: Panel, path: Path): Generator<Fault> {
  const { bonus, dice } = panel
  if (bonus.length !== dice)
    yield {
      path: [...path, 'bonus'],
      found: bonus,
      expected: gekidoSays('bonuses', { count: dice }),
      proposal: Array.from({ length: dice }, (_, i) => bonus[i] ?? ''),
    }
  for (const [id, charges] of Object.entries(panel.powers))
    if (!powers.some((power) => power.id === id))
      yield {
        path: [...path, 'powers', id],
        found: charges,
        expected: gekidoSays('powerOfBox', { powers: powers.map((power) => power.id).join(', ') }),
      }
}

function* eachOnce(list: string, names: readonly string[]): Generator<Fault> {
  const again = names.find((name, i) => names.indexOf(name) !== i)
  if (again !== undefined) yield { path: [list], found: again, expected: common('eachOnce') }
}
