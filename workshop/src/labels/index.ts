import type { Language } from '@robodrome/games'
import { aimbots } from './aimbots.ts'
import { gekido } from './gekido.ts'
import type { Labels } from './labels.ts'
import { pbl } from './pbl.ts'
import { volt } from './volt.ts'

/** Labels that every game needs. */
const COMMON: Labels = {
  id: ['Id', 'Kennung'],
  kind: ['Kind', 'Art'],
  place: ['Place', 'Ort'],
  trigger: ['Moment', 'Moment'],
  text: ['Rules text', 'Regeltext'],
  german: ['German rules text', 'Deutscher Regeltext'],
  from: ['Source', 'Quelle'],
  source: ['Source', 'Quelle'],
  range: ['Source of the die', 'Quelle des Würfels'],
}

/** All labels by game. */
const LABELS: Readonly<Record<string, Labels>> = Object.fromEntries(
  Object.entries({ gekido, aimbots, volt, pbl }).map(([game, labels]) => [game, { ...COMMON, ...labels }]),
)

const find = (game: string, keys: readonly string[], language: Language): string | undefined => {
  const labels = LABELS[game] ?? COMMON
  const key = keys.find((each) => Object.hasOwn(labels, each))
  return key === undefined ? undefined : labels[key]![language === 'en' ? 0 : 1]
}

/**
 * Returns the label of the last part of a path: `attack.FULL_HOUSE.0` is the damage. Parts without a label are numbered or keep their id.
 */
export function labelOf(game: string, path: readonly (string | number)[], language: Language): string {
  const last = path.at(-1)
  if (last === undefined) return ''
  const parents = path.slice(0, -1).map(String).toReversed()
  const exact = find(
    game,
    [...parents.slice(0, 2).map((parent) => `${parent}.${last}`), ...parents.slice(0, 1).map((parent) => `${parent}.*`)],
    language,
  )
  if (exact !== undefined) return exact
  return find(game, [String(last)], language) ?? (/^\d+$/.test(String(last)) ? String(Number(last) + 1) : String(last))
}

/** The label of a chosen value. */
export const valueLabel = (game: string, value: string | number, language: Language): string =>
  find(game, [`=${value}`], language) ?? String(value)

/** The label of a phase: that of a value, or that of the field with what happens then. */
export const phaseLabel = (game: string, phase: string, language: Language): string => find(game, [`=${phase}`, phase], language) ?? phase
