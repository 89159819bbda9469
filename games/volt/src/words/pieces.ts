import { CHAMPION_IDS, MODULE_IDS, type ModuleId } from '../content/modules.ts'
import type { PieceId } from '../shapes.ts'

/** Something for each module, by the key under which pieces are known. */
const ofModules = (text: (id: ModuleId) => string) =>
  Object.fromEntries([...MODULE_IDS, ...CHAMPION_IDS].map((id) => [`module ${id}`, text(id)])) as Record<PieceId, string>

/** Modules have the same names in every language. */
export const MODULE_NAMES = ofModules((id) => id)
export const textsOf = (cards: Readonly<Record<ModuleId, string>>): Record<PieceId, string> => ofModules((id) => cards[id])
