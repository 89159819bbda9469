import type { CommandId } from '../../content/commands.ts'
import type { Card } from '../../content/cards.ts'
import type { Power, StandardPower } from '../../content/powers.ts'
import type { Face } from '../../content/symbols.ts'
import type { StandardTile } from '../../content/tiles.ts'
import { STANDARD_CONTENT, type Content } from '../../content.ts'
import { tileText as tileTextInEnglish, useText as useTextInEnglish } from '../en/rules-text.ts'
import { tileText, useText } from './rules-text.ts'

export const COMMAND_NAMES: Readonly<Record<CommandId, string>> = {
  TWO_PAIRS: 'Zwei Paare',
  THREE_KIND: 'Drilling',
  FULL_HOUSE: 'Full House',
  FOUR_KIND: 'Vierling',
  FIVE_DIFF: 'Fünf Verschiedene',
  FIVE_KIND: 'Fünfling',
}

export const SYMBOL_NAMES: Readonly<Record<Face, string>> = {
  T: 'Dreieck',
  S: 'Quadrat',
  C: 'Kreis',
  D: 'Raute',
  P: 'Fünfeck',
  X: 'Kreuz',
}

/** Tech cards keep their names; their texts are German. */
const CARD_TEXTS: Readonly<Record<string, string>> = {
  C01: 'Drehe einen freien Würfel auf seine Gegenseite.',
  C02: 'Drehe einen freien Würfel auf das Symbol deines Bots.',
  C03: '+3 Schaden, wenn dieser Angriff gelingt.',
  C04: 'Du darfst bis zu viermal würfeln.',
  C05: 'Würfle jetzt den sechsten Kommandowürfel; er bleibt in diesem Angriff.',
  C06: 'Drehe einen freien Würfel auf ein beliebiges Symbol.',
  C07: 'Ab Wurf 2: Wähle ein anderes Kommando, behalte, was passt, und lege die übrigen gesicherten Würfel ab.',
  C08: 'Würfle jetzt einen oder mehrere freie Würfel einmal neu. Das zählt nicht als Wurf.',
  C09: 'Gelingt dieser Angriff, umgeht er das Verteidigungs-Upgrade und die Panzerwürfel des Ziels.',
  C10: 'Wenn du schiebst, wählst du das Feld des geschobenen Bots.',
  C11: '−3 Schaden aus diesem Angriff.',
  C12: 'Der Angreifer würfelt einen freien Würfel deiner Wahl neu.',
  C13: 'Der Angreifer würfelt alle freien Würfel neu.',
  C14: 'Ein Kommandowürfel fehlt im ersten Wurf und kommt beim zweiten dazu.',
  C15: 'Endet dieser Angriff mit einer Fehlfunktion, erleidet der Angreifer 2 Schaden mehr.',
  C16: 'Erhalte sofort 1 Panzerwürfel, noch vor diesem Schaden.',
  C17: 'Der Angreifer darf nach diesem Wurf nichts einsetzen.',
  C18: 'Du kannst in diesem Angriff nicht geschoben werden.',
  C19: 'Nach diesem Schaden erleidet der Angreifer 2 Schaden, falls dein Bot noch im Spiel ist.',
  C20: 'Heile deinen eigenen Bot um 2.',
  C21: 'Drehe einen freien Würfel auf seine Gegenseite.',
  C22: 'Drehe einen freien Würfel auf das Symbol des angreifenden oder des verteidigenden Bots.',
  C23: 'Eine deiner Kräfte, die weder voll noch verbraucht ist, erhält eine Ladung.',
  C24: 'Verhindere bis zu 2 Schaden.',
  C25: 'Nimm eine zufällige Karte aus der Hand des anderen Bots in diesem Angriff.',
}

interface Piece {
  name: string
  text: string
}
type Translations = Readonly<Record<string, Partial<Piece>>>

const POWERS: Readonly<Record<StandardPower, Piece>> = {
  FLIP: { name: 'Würfel umdrehen', text: 'Drehe einen freien Würfel auf seine Gegenseite.' },
  SWITCH: {
    name: 'Angriff wechseln',
    text: 'Ab Wurf 2: Wähle ein anderes Kommando, behalte, was passt, und lege die übrigen gesicherten Würfel ab.',
  },
  EXTRA_DIE: { name: 'Zusatzwürfel', text: 'Würfle jetzt den sechsten Kommandowürfel; er bleibt in diesem Angriff.' },
  EXTRA_ROLL: { name: 'Zusatzwurf', text: 'Du darfst bis zu viermal würfeln.' },
  OPP_REROLL: { name: 'Gegner würfelt neu', text: 'Der Angreifer würfelt einen freien Würfel deiner Wahl neu.' },
  ANY_DIE: { name: 'Jokerwürfel', text: 'Drehe einen freien Würfel auf ein beliebiges anderes Symbol.' },
  FORCE_REROLL: { name: 'Neuwurf erzwingen', text: 'Der Angreifer würfelt alle freien Würfel neu.' },
  SURGE: { name: 'Schaden +3 / heilt 2', text: '+3 Schaden, wenn dieser Angriff gelingt; heile sofort 2.' },
  DRAW5: { name: '5 ziehen, 2 behalten', text: 'Zu Beginn deines Zuges: Ziehe 5 Technikkarten, behalte 2.' },
  PREVENT4: { name: '4 Schaden verhindern', text: 'Verhindere bis zu 4 Schaden aus beliebiger Quelle.' },
}

const TILES: Readonly<Record<StandardTile, Piece>> = {
  CENTER: { name: 'Zentrum', text: 'Verteidigung −2. Endet dein Zug hier: Ziehe 3 Technikkarten, behalte 1.' },
  ENERGY: { name: 'Energiestation', text: 'Nach einem Wurf, einmal je Angriff: Drehe einen freien Würfel auf seine Gegenseite.' },
  HIGH: { name: 'Anhöhe', text: 'Angriff −2, Verteidigung +2.' },
  LASER: { name: 'Laserturm', text: 'Angriff +2, Verteidigung −2.' },
  GRILL: { name: 'Heißer Grill', text: 'Nach einem Wurf, einmal je Angriff: Du darfst bis zu viermal würfeln.' },
}

/** Translates names and texts that equal those of the standard box, and generated texts. Others stay as they are. */
export function inGerman(content: Content): Content {
  const { cards, powers, tiles } = STANDARD_CONTENT
  const german = <P extends Piece>(
    own: Readonly<Record<string, P>>,
    standard: Readonly<Record<string, Piece>>,
    words: Translations,
    generated: (piece: P) => string | undefined,
  ) =>
    Object.fromEntries(
      Object.entries(own).map(([id, piece]): [string, P] => {
        const name = piece.name === standard[id]?.name ? words[id]?.name : undefined
        const text = piece.text === standard[id]?.text ? words[id]?.text : undefined
        return [id, { ...piece, name: name ?? piece.name, text: text ?? generated(piece) ?? piece.text }]
      }),
    )
  const used = (piece: Card | Power): string | undefined => (piece.text === useTextInEnglish(piece) ? useText(piece) : undefined)
  const texts = Object.fromEntries(Object.entries(CARD_TEXTS).map(([id, text]) => [id, { text }]))
  return {
    ...content,
    cards: german(content.cards, cards, texts, used),
    powers: german(content.powers, powers, POWERS, used),
    tiles: german(content.tiles, tiles, TILES, (tile) => (tile.text === tileTextInEnglish(tile) ? tileText(tile) : undefined)),
  }
}
