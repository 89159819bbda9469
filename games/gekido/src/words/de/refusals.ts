import type { Phrase, Words } from '@robodrome/phrases'
import type { WindowName } from '../../content/effects.ts'
import type { Content } from '../../content.ts'
import { isUse } from '../../options.ts'
import type { Option, Terms } from '../../terms.ts'
import type { View } from '../../shapes.ts'
import { WINDOW_OF, windowsOf } from '../windows.ts'

const MEANT: Readonly<Record<WindowName, string>> = {
  PRE: 'Das kann nur der Verteidiger, vor Wurf 1.',
  RD: 'Das kann nur der Verteidiger, nach einem Wurf.',
  RA: 'Das kann nur der Angreifer, nach einem Wurf.',
  HIT: 'Das kann nur der Verteidiger, nach einem Treffer.',
  MAL: 'Das ist nur gegen Schaden am eigenen Bot möglich.',
}

const OVER = 'Das ist nur direkt nach einem Wurf möglich.'
const START = 'Das ist nur zu Beginn deines Zuges möglich.'

const always = (text: string) => (): Phrase => [text]

/** Reasons for a refusal. The rule is shown beside the text. */
export function refusalsIn(content: Content): Words<Terms>['refusals'] {
  /** Words a refusal for a piece used in the wrong window, or for a Power used after a card. */
  const window = (option: Option, { question }: View): Phrase => {
    const windows = windowsOf(content, option)
    const now = WINDOW_OF[question]
    if (now === undefined) return [OVER]
    if (windows.includes(now)) return ['Du hast hier schon eine Karte genutzt und darfst daher keine Kraft mehr nutzen.']
    if (windows.includes('RA') && windows.includes('RD')) return ['Das ist nur nach einem Wurf möglich.']
    return [windows[0] === undefined ? START : MEANT[windows[0]]]
  }
  return {
    'GK-SET-2': always('Ein anderer Spieler hat diesen Bot.'),
    'GK-SET-6': always('Bots starten auf leeren Feldern außerhalb des Zentrums, an manchen Tischen nur in den Ecken.'),
    'GK-MOVE-1': always('Dieses Feld ist mehr als einen Schritt entfernt.'),
    'GK-MOVE-2': always('Neben diesem Feld steht kein Bot, für den deine Zielmarke bereit ist.'),
    'GK-MOVE-3': always('Neben diesem Feld steht kein Bot, und du musst einen angreifen.'),
    'GK-MOVE-4': always('Dort steht ein Bot.'),
    'GK-TGT-1': always('Dieser Bot steht nicht neben dir.'),
    'GK-TGT-2': always('Deine Zielmarke für diesen Bot lädt: Greif erst die anderen an.'),
    'GK-CMD-1': always('Zwei Paare brauchen zwei Würfel mit einem Symbol und zwei mit einem anderen.'),
    'GK-CMD-2': always('Ein Drilling braucht drei gleiche Würfel.'),
    'GK-CMD-3': always('Ein Full House braucht drei Würfel mit einem Symbol und zwei mit einem anderen.'),
    'GK-CMD-4': always('Ein Vierling braucht vier gleiche Würfel.'),
    'GK-CMD-5': always('Fünf Verschiedene brauchen jedes Symbol einmal, außer deinem eigenen.'),
    'GK-CMD-6': always('Ein Fünfling braucht fünf gleiche Würfel.'),
    'GK-ATK-5': (option) => [
      option.kind === 'lock' ? 'Du musst mindestens einen Würfel sichern.' : 'Keiner dieser Würfel passt zu deinem Kommando.',
    ],
    'GK-DICE-2': always('Du hast dein Kommando genannt und kannst es nicht mehr ändern.'),
    'GK-DICE-4': always('Der sechste Würfel ist schon im Spiel.'),
    'GK-DICE-5': always('Es gibt nie mehr als vier Würfe.'),
    'GK-WIN-1': window,
    'GK-WIN-2': window,
    'GK-WIN-3': (option, view) =>
      view.question === 'attackerWindow'
        ? window(option, view)
        : ['Je Wurf darfst du nur einen Effekt nutzen, und du hast deinen schon genutzt.'],
    'GK-WIN-4': window,
    'GK-WIN-5': window,
    'GK-WIN-8': always(OVER),
    'GK-WIN-11': (option, view) => [
      isUse(option) && WINDOW_OF[view.question] === undefined
        ? 'Das ist nur während eines Angriffs möglich.'
        : 'Das würde hier nichts ändern.',
    ],
    'GK-TILE-2': always('Du hast dieses Feld in diesem Angriff schon genutzt.'),
    'GK-TILE-3': always('Dieses Feld hilft nur Angreifern.'),
    'GK-EFF-1': (option, view) => [
      option.kind === 'keepDice'
        ? 'Diese Würfel passen nicht zum neuen Kommando.'
        : view.question === 'switchTo'
          ? 'Das ist schon dein Kommando.'
          : 'Das ist erst ab Wurf 2 möglich.',
    ],
    'GK-EFF-4': always('Ein Würfel wird schon zurückgehalten.'),
    'GK-EFF-5': always('Eine Firewall ist schon aktiv.'),
    'GK-EFF-8': always('Dein Gegner hat keine Karten.'),
    'GK-EFF-10': always('Es gibt keinen Schaden, den du verhindern könntest.'),
    'GK-HIT-8': always('Ein geschobener Bot kommt auf ein leeres Feld neben seinem alten.'),
    'GK-DMG-13': always('Der oberste Würfel des Bots zeigt 6, mehr Heilung ist nicht möglich.'),
    'GK-BON-3': always('Der Bot hat keinen freien Platz für Panzerung.'),
    'GK-BON-4': (option) => [
      option.kind === 'unlock'
        ? 'Du hast diese Kraft schon freigeschaltet.'
        : 'Du hast diese Kraft nicht freigeschaltet. Manche Strukturwürfel, die du verlierst, schalten eine Kraft frei.',
    ],
    'GK-BON-6': (option) => [
      option.kind === 'charge'
        ? 'Diese Kraft ist gesperrt, verbraucht oder voll geladen.'
        : 'Keine deiner Kräfte kann eine Ladung aufnehmen.',
    ],
    'GK-BON-7': always('Diese Kraft hat keine Ladung mehr.'),
    'GK-TURN-1': always(START),
  }
}
