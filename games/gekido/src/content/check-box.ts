import { BadInput } from '@robodrome/kernel'
import type { Panel } from './bots.ts'
import type { Box } from './box.ts'

type Path = readonly (string | number)[]

/** Refuses a box with which a game could not be played: parts that are missing, and names that two pieces share. */
export function checkBox(box: Box): void {
  const { bots, cards, powers, tiles } = box
  for (const [i, bot] of bots.entries()) for (const mode of ['standard', 'duel'] as const) checkPanel(box, bot[mode], ['bots', i, mode])
  eachOnce('bots', [...bots.map(({ id }) => id), ...bots.map(({ name }) => name)])
  eachOnce(
    'bots',
    bots.map(({ symbol }) => symbol),
  )
  eachOnce(
    'powers',
    powers.map(({ id }) => id),
  )
  eachOnce('cards', [...cards.map(({ id }) => id), ...cards.map(({ name }) => name)])
  eachOnce(
    'tiles',
    tiles.map(({ kind }) => kind),
  )
  if (bots.length < 4) throw new BadInput(['bots'], bots.length, 'at least four Bots')
  const outer = tiles.filter(({ place }) => place === 'outer').length
  if (tiles.length - outer !== 1) throw new BadInput(['tiles'], tiles.length - outer, 'one tile for the centre')
  if (outer !== 4) throw new BadInput(['tiles'], outer, 'four tiles around the centre')
}

function checkPanel({ powers }: Box, panel: Panel, path: Path): void {
  const { bonus, dice } = panel
  if (bonus.length !== dice) throw new BadInput([...path, 'bonus'], bonus, `${dice} bonuses, one for each die`)
  for (const [id, charges] of Object.entries(panel.powers))
    if (!powers.some((power) => power.id === id))
      throw new BadInput([...path, 'powers', id], charges, `a Power of the box: ${powers.map((power) => power.id).join(', ')}`)
}

function eachOnce(list: string, names: readonly string[]): void {
  const again = names.find((name, i) => names.indexOf(name) !== i)
  if (again !== undefined) throw new BadInput([list], again, 'each once')
}
