import { moduleOf, STANDARD_CONTENT, type Boxed } from '../../content.ts'
import type { Board } from '../../content/boards.ts'
import type { ModuleId, OwnModuleId } from '../../content/modules.ts'
import { moduleText as moduleTextInEnglish } from '../en/rules-text.ts'
import { moduleText } from './rules-text.ts'

/** The text of each of our own modules, in one sentence. */
const CARDS: Readonly<Record<OwnModuleId, string>> = {
  MOBILITY: 'Ein roter Würfel auf einer blauen Taste gilt als blauer: bewegen statt feuern.',
  'REPULSION BLAST': 'Nach der Bewegung wird alles Benachbarte 1 Feld direkt weggeschoben.',
  'STEERING NOZZLE': 'Ein blauer Würfel dieser Spanne darf auf einer diagonalen Taste liegen.',
  TELEPORT: 'Tausche das Feld mit dem ersten Roboter in der Schusslinie.',
  'TELESCOPIC ARM': 'Aktiviere in Phase 3 ein benachbartes Feld statt deines eigenen.',
  ANCHOR: 'Wirst du geschoben, kannst du den Schub um bis zu 2 Felder verringern.',
  BOMB: 'Wirst du außerhalb einer Grube zerstört: eine Explosion [2], wo du standest.',
  CONDUCTOR: 'Blitze schaden dir nicht; stattdessen erleidet alles Benachbarte 1 Schaden.',
  'RAM EXPANSION': 'Programmiere 3 oder 4 Würfel; auf eine Steuereinheit kommen 0 bis 2 davon.',
  SHIELD: 'Schaden darf auf diese Karte gelegt werden; sie hat Platz für 2 Marker.',
  CROSSFIRE: 'Feuere in vier Richtungen: gerade von einer blauen Taste, diagonal von einer anderen.',
  GRENADES: 'Wirf eine Granate so weit, wie die Zahl angibt; dort gibt es eine Explosion [1].',
  MINES: 'Bewegst du dich, darfst du auf dem verlassenen Feld eine Mine legen. Drei Marker.',
  'REMOTE CONTROL': 'Lege 1 Würfel des ersten Roboters in der Schusslinie auf eine andere erlaubte Taste oder drehe einen KillBot.',
  'SAW BLADE': 'Der erste Roboter, den du beim Bewegen berührst, erleidet 1 Schaden.',
  SHOCKWAVE: 'Nach der Bewegung erleidet alles Benachbarte 1 Schaden.',
  'SWIVEL HEAD': 'Verschiebe den Würfel vor dem Aktivieren um 1 oder 2 Tasten.',
  'POWER BEAM': 'Ein Roboter, den du mit einem einfachen Schuss triffst, wird 2 Felder geschoben.',
  'WALL CONTROL': 'Bewege dich durch Energiewände und Knicke.',
  'WATER CANNON': 'Der Strahl löst Minen aus und schiebt den ersten Roboter so weit, wie die Zahl angibt.',
  JETPACK: 'Ein Sprung genau so weit, wie die Zahl angibt, über alles außer Wände.',
}

/** Returns a piece's German text: its own; or ours, if its English text equals ours; or else its English text. */
const germanOf = (piece: { text: string; german: string }, own: { text: string } | undefined, ours: string | undefined): string =>
  piece.german !== '' ? piece.german : own?.text === piece.text ? (ours ?? piece.text) : piece.text

/** The text of a module. If it is generated from the module's effects, it is generated in German. */
export function cardText(g: Boxed, id: ModuleId): string {
  const texts: Readonly<Record<string, string>> = CARDS
  const module = moduleOf(g, id)
  const isChanged = module.text !== STANDARD_CONTENT.modules[id]?.text
  if (module.german === '' && isChanged && module.text === moduleTextInEnglish(module)) return moduleText(module)
  return germanOf(module, STANDARD_CONTENT.modules[id], texts[id])
}

const BOARDS: Readonly<Record<string, string>> = { A: 'Gruben', B: 'Energiewände', C: 'Blitzbarrieren und Türen', D: 'Hochspannung' }

/** What a board is known for. */
export const boardText = (board: Board): string => germanOf(board, STANDARD_CONTENT.boards[board.id], BOARDS[board.id])
