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
  MAL: 'Das hilft gegen Schaden am eigenen Bot.',
}

const OVER = 'Das geht nur direkt nach einem Wurf.'
const START = 'Das geht nur zu Beginn deines Zuges.'

const always = (text: string) => (): Phrase => [text]

/** Reasons for a refusal. The rule is shown beside the text. */
export function refusalsIn(content: Content): Words<Terms>['refusals'] {
  /** A piece used in the wrong window, or a Power used after a card. */
  const window = (option: Option, { question }: View): Phrase => {
    const windows = windowsOf(content, option)
    const now = WINDOW_OF[question]
    if (now === undefined) return [OVER]
    if (windows.includes(now)) return ['Du hast hier schon eine Karte genutzt, daher keine Kraft mehr.']
    if (windows.includes('RA') && windows.includes('RD')) return ['Das geht nur nach einem Wurf.']
    return [windows[0] === undefined ? START : MEANT[windows[0]]]
  }
  return {
    'GK-SET-2': always('Jemand anders hat ihn.'),
    'GK-SET-6': always('Bots starten auf leeren Feldern außerhalb der Mitte, an manchen Tischen nur in den Ecken.'),
    'GK-MOVE-1': always('Das ist weiter als ein Schritt.'),
    'GK-MOVE-2': always('Daneben steht kein Bot, für den deine Zielmarke bereit ist.'),
    'GK-MOVE-3': always('Daneben steht kein Bot, und du musst einen angreifen.'),
    'GK-MOVE-4': always('Dort steht ein Bot.'),
    'GK-TGT-1': always('Er steht nicht neben dir.'),
    'GK-TGT-2': always('Deine Zielmarke für ihn lädt: Greif erst die anderen an.'),
    'GK-CMD-1': always('Zwei Paare braucht zwei von einem Symbol und zwei von einem anderen.'),
    'GK-CMD-2': always('Ein Drilling braucht drei gleiche Würfel.'),
    'GK-CMD-3': always('Ein Full House braucht drei von einem Symbol und zwei von einem anderen.'),
    'GK-CMD-4': always('Ein Vierling braucht vier gleiche Würfel.'),
    'GK-CMD-5': always('Fünf Verschiedene braucht jedes Symbol außer deinem eigenen einmal.'),
    'GK-CMD-6': always('Ein Fünfling braucht fünf gleiche Würfel.'),
    'GK-ATK-5': (option) => [option.kind === 'lock' ? 'Du musst mindestens einen Würfel sichern.' : 'Keiner dieser Würfel passt.'],
    'GK-DICE-2': always('Du hast dein Kommando genannt, und dabei bleibt es.'),
    'GK-DICE-4': always('Der sechste Würfel ist schon im Spiel.'),
    'GK-DICE-5': always('Es gibt nie mehr als vier Würfe.'),
    'GK-WIN-1': window,
    'GK-WIN-2': window,
    'GK-WIN-3': (option, view) =>
      view.question === 'attackerWindow' ? window(option, view) : ['Nur ein Effekt je Wurf, und du hast deinen schon genutzt.'],
    'GK-WIN-4': window,
    'GK-WIN-5': window,
    'GK-WIN-8': always(OVER),
    'GK-WIN-11': (option, view) => [
      isUse(option) && WINDOW_OF[view.question] === undefined
        ? 'Das geht nur während eines Angriffs.'
        : 'Hier gibt es nichts, was es ändern könnte.',
    ],
    'GK-TILE-2': always('Du hast dieses Feld in diesem Angriff schon genutzt.'),
    'GK-TILE-3': always('Dieses Feld hilft nur Angreifern.'),
    'GK-EFF-1': (option, view) => [
      option.kind === 'keepDice'
        ? 'Diese Würfel passen nicht zum neuen Kommando.'
        : view.question === 'switchTo'
          ? 'Das ist schon dein Kommando.'
          : 'Das geht erst ab Wurf 2.',
    ],
    'GK-EFF-4': always('Ein Würfel fehlt schon.'),
    'GK-EFF-5': always('Eine Firewall steht schon.'),
    'GK-EFF-8': always('Die andere Hand ist leer.'),
    'GK-EFF-10': always('Es gibt keinen Schaden zu verhindern.'),
    'GK-HIT-8': always('Ein geschobener Bot geht auf ein leeres Feld neben seinem.'),
    'GK-DMG-13': always('Der oberste Würfel zeigt 6, mehr heilt er nicht.'),
    'GK-BON-3': always('Es gibt keinen freien Platz für Panzerung.'),
    'GK-BON-4': (option) => [
      option.kind === 'unlock'
        ? 'Du hast sie schon freigeschaltet.'
        : 'Du hast sie nicht freigeschaltet. Manche Strukturwürfel, die du verlierst, schalten eine Kraft frei.',
    ],
    'GK-BON-6': (option) => [
      option.kind === 'charge' ? 'Sie ist gesperrt, verbraucht oder voll geladen.' : 'Keine deiner Kräfte kann laden.',
    ],
    'GK-BON-7': always('Sie hat keine Ladung mehr.'),
    'GK-TURN-1': always(START),
  }
}
