/** Exports for the board in the page: content, terms and view types. The order of dice is the only rule among them. */
export { DIRS, isSpace, KEYS, type Cell, type Dir, type Key, type Space } from './arena.ts'
export { contentOf, does, isLeftOut, moduleOf, type Boxed, type Content, type Piece } from './content.ts'
export { ARROWS, type Board, type BoardId } from './content/boards.ts'
export {
  DECKS,
  DRAW_SETTINGS,
  WORKSHOP_SETTINGS,
  type Deck,
  type ModuleId,
  type OwnModuleId,
  type SettingValue,
} from './content/modules.ts'
export { ROBOT_IDS, ROBOTS, type Color, type RobotId } from './content/robots.ts'
export type { Ghost, Ghosts, Place, Placed, RobotView, Run, View } from './shapes.ts'
export type { Happening } from './happening.ts'
export { PLACES, placeText, unitName, write } from './notation.ts'
export { fasterThan, orderOf } from './order.ts'
export { squadTarget } from './config.ts'
export type { Die, Mine, Settable, Slot, Unit } from './state.ts'
export { arenaOf } from './vocabulary.ts'
export type { Option, Question, Terms } from './terms.ts'
