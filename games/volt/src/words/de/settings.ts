import type { Explained, Phrase } from '@robodrome/phrases'
import type { Content } from '../../content.ts'
import type { SettingValue } from '../../content/modules.ts'
import type { ModeId } from '../../config.ts'
import type { SettingId } from '../../settings.ts'
import type { Settable } from '../../state.ts'
import { boardText } from './cards.ts'
import { module } from './text.ts'

/** What a setting made in advance is about. */
export const settable = (set: Settable): Phrase =>
  set === 'workshop' ? ['In einer Werkstatt'] : set === 'draw' ? ['Von welchem Stapel du ziehst'] : [module(set)]

const VALUES: Readonly<Record<SettingValue | 'Ask', string>> = {
  Ask: 'frag mich',
  Always: 'immer',
  Never: 'nie',
  '1': 'um 1 bremsen',
  '2': 'um 2 bremsen',
  '-2': '2 Tasten gegen den Uhrzeigersinn',
  '-1': '1 Taste gegen den Uhrzeigersinn',
  '+1': '1 Taste im Uhrzeigersinn',
  '+2': '2 Tasten im Uhrzeigersinn',
  Card: 'solange ein Marker auf der Karte liegt',
  VP: 'einen SP-Marker nehmen, wenn das nichts kostet',
  Repair: 'reparieren',
  'Draw blue': 'ein blaues Modul ziehen',
  'Draw yellow': 'ein gelbes Modul ziehen',
  'Draw red': 'ein rotes Modul ziehen',
  'Repair else draw blue': 'reparieren, sonst ein blaues Modul ziehen',
  'Repair else draw yellow': 'reparieren, sonst ein gelbes Modul ziehen',
  'Repair else draw red': 'reparieren, sonst ein rotes Modul ziehen',
  blue: 'der blaue Stapel',
  yellow: 'der gelbe Stapel',
  red: 'der rote Stapel',
}
export const value = (set: SettingValue | 'Ask'): Phrase => [VALUES[set]]

export const modes: Readonly<Record<ModeId, Explained>> = {
  training: { title: 'Training', about: 'Arena A ohne Module; wer zuerst 3 SP hat, gewinnt.' },
  basic: { title: 'Grundspiel', about: 'Beliebige Arena, keine Module; wer zuerst 5 SP hat, gewinnt.' },
  modules: {
    title: 'Spiel mit Modulen',
    about: 'Das volle Spiel: Jeder beginnt mit zwei Modulen und zieht weitere, wenn sein Roboter zerstört wird.',
  },
  killbots: { title: 'KillBots', about: 'Roboter ohne Operator spielen mit, jeder für sich oder als Trupp.' },
  championship: { title: 'RFL-Meisterschaft', about: 'Kampf um Kampf in wechselnden Arenen, bis ein Champion den Titel verteidigt.' },
}

export const settingsIn = (content: Content): Readonly<Record<SettingId, Explained>> => ({
  board: {
    title: 'Arena',
    about: 'In welcher Arena ihr kämpft.',
    values: Object.fromEntries(content.box.boards.map((board) => [board.id, `${board.id}, ${boardText(board)}`])),
  },
  game: {
    title: 'Spiel',
    about: 'Bei welchem Spiel die KillBots mitspielen.',
    values: { basic: 'Grundspiel', training: 'Training', modules: 'Spiel mit Modulen' },
  },
  killbots: { title: 'KillBots', about: 'Wie viele Roboter ohne Operator spielen.' },
  level: {
    title: 'Stufe der KillBots',
    about: 'Wie viele Module jeder von ihnen trägt.',
    values: { rookie: 'Neuling, keins', veteran: 'Veteran, eins', elite: 'Elite, zwei' },
  },
  alliance: {
    title: 'Bündnis der KillBots',
    about: 'Ob sie ihre SP zusammenzählen und gemeinsam gewinnen.',
    values: { squad: 'Ein Trupp', free: 'Jeder für sich' },
  },
  startNumbers: {
    title: 'Startnummern',
    about: 'Sie entscheiden, wer bei gleichen Würfeln zuerst dran ist.',
    values: { rotation: 'Wechseln jede Runde', submission: 'In der Reihenfolge, in der festgelegt wird' },
  },
})

/** The variants of the modes. */
export const variantsIn = ({ boardIds }: Content): Readonly<Record<string, string>> => ({
  training: 'Training',
  ...Object.fromEntries(
    boardIds.flatMap((board) => [
      [`board ${board}`, `Arena ${board}`],
      [`basic, free, board ${board}`, `Grundspiel, frei, Arena ${board}`],
      [`modules, rookie, board ${board}`, `Module, Neuling, Arena ${board}`],
      [`modules, veteran, board ${board}`, `Module, Veteran, Arena ${board}`],
      [`modules, elite, board ${board}`, `Module, Elite, Arena ${board}`],
      [`modules, elite, free, board ${board}`, `Module, Elite, frei, Arena ${board}`],
    ]),
  ),
})
