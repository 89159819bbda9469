import type { Words } from '@robodrome/phrases'
import { CHAMPION_IDS, MODULE_IDS, type ModuleId } from '../../content/modules.ts'
import type { PieceId, Terms } from '../../terms.ts'
import { events } from './events.ts'
import { options } from './options.ts'
import { questions } from './questions.ts'
import { refusals } from './refusals.ts'
import { modes, settings } from './settings.ts'

export { cards } from './cards.ts'
export { settable, value } from './settings.ts'

const named = (ids: readonly ModuleId[]) => Object.fromEntries(ids.map((id) => [`module ${id}`, id])) as Record<PieceId, string>

/** All that VOLT says in English. */
export const en: Words<Terms> = {
  title: 'VOLT',
  events,
  questions,
  options,
  refusals,
  pieces: named([...MODULE_IDS, ...CHAMPION_IDS]),
  modes,
  settings,
}
