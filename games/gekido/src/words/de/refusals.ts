import type { Phrase, Words } from '@robodrome/phrases'
import type { WindowName } from '../../content/effects.ts'
import type { Content } from '../../content.ts'
import { isUse } from '../../options.ts'
import type { Option, Terms } from '../../terms.ts'
import type { View } from '../../shapes.ts'
import { WINDOW_OF, windowsOf } from '../windows.ts'

const MEANT: Readonly<Record<WindowName, string>> = {
  PRE: 'Nur vor Wurf 1',
  RD: 'Für Verteidiger, nach einem Wurf',
  RA: 'Nur für Angreifer',
  HIT: 'Erst nach einem Treffer',
  MAL: 'Nur gegen eigenen Schaden',
}

const always = (text: string) => (): Phrase => [text]

/** Why not: what is missing. The rule stands beside it. */
export function refusalsIn(content: Content): Words<Terms>['refusals'] {
  /** A piece in a window that is not its own, or a Power after a card. */
  const window = (option: Option, { question }: View): Phrase => {
    const windows = windowsOf(content, option)
    const now = WINDOW_OF[question]
    if (now === undefined) return ['Dieses Fenster ist vorbei']
    if (windows.includes(now)) return ['Keine Kraft nach einer Karte']
    if (windows.includes('RA') && windows.includes('RD')) return ['Nur nach einem Wurf']
    return [windows[0] === undefined ? 'Nur zu Beginn deines Zuges' : MEANT[windows[0]]]
  }
  return {
    'GK-SET-2': always('Schon vergeben'),
    'GK-SET-6': always('Kein Startfeld'),
    'GK-MOVE-1': always('Weiter als ein Schritt'),
    'GK-MOVE-2': always('Daneben kein Bot mit bereiter Zielmarke'),
    'GK-MOVE-3': always('Daneben steht kein Bot'),
    'GK-MOVE-4': always('Dort steht ein Bot'),
    'GK-TGT-1': always('Nicht neben dir'),
    'GK-TGT-2': always('Seine Zielmarke lädt'),
    'GK-CMD-1': always('Passt nicht zu Zwei Paare'),
    'GK-CMD-2': always('Passt nicht zum Drilling'),
    'GK-CMD-3': always('Passt nicht zum Full House'),
    'GK-CMD-4': always('Passt nicht zum Vierling'),
    'GK-CMD-5': always('Passt nicht zu Fünf Verschiedene'),
    'GK-CMD-6': always('Passt nicht zum Fünfling'),
    'GK-ATK-5': (option) => [option.kind === 'lock' ? 'Sichere mindestens einen Würfel' : 'Keiner dieser Würfel passt'],
    'GK-DICE-2': always('Das Kommando bleibt wie genannt'),
    'GK-DICE-4': always('Der sechste Würfel ist im Spiel'),
    'GK-DICE-5': always('Höchstens vier Würfe'),
    'GK-WIN-1': window,
    'GK-WIN-2': window,
    'GK-WIN-3': (option, view) => (view.question === 'attackerWindow' ? window(option, view) : ['Ein Effekt je Wurf, schon genutzt']),
    'GK-WIN-4': window,
    'GK-WIN-5': window,
    'GK-WIN-8': always('Dieses Fenster ist vorbei'),
    'GK-WIN-11': (option, view) => [
      isUse(option) && WINDOW_OF[view.question] === undefined ? 'Nur während eines Angriffs' : 'Hier würde es nichts ändern',
    ],
    'GK-TILE-2': always('In diesem Angriff schon genutzt'),
    'GK-TILE-3': always('Nur für Angreifer'),
    'GK-EFF-1': (option, view) => [
      option.kind === 'keepDice'
        ? 'Passt nicht zum neuen Kommando'
        : view.question === 'switchTo'
          ? 'Das ist schon dein Kommando'
          : 'Erst ab Wurf 2',
    ],
    'GK-EFF-4': always('Ein Würfel fehlt schon'),
    'GK-EFF-5': always('Eine Firewall steht'),
    'GK-EFF-8': always('Die andere Hand ist leer'),
    'GK-EFF-10': always('Kein Schaden zu verhindern'),
    'GK-HIT-8': always('Kein leeres Feld daneben'),
    'GK-DMG-13': always('Der oberste Würfel zeigt 6'),
    'GK-BON-3': always('Kein Platz für Panzerung'),
    'GK-BON-4': (option) => [option.kind === 'unlock' ? 'Schon freigeschaltet' : 'Noch nicht freigeschaltet'],
    'GK-BON-6': (option) => [option.kind === 'charge' ? 'Voll, leer oder gesperrt' : 'Keine Kraft kann laden'],
    'GK-BON-7': always('Keine Ladung übrig'),
    'GK-TURN-1': always('Nur zu Beginn deines Zuges'),
  }
}
