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
  set === 'workshop' ? ['At a workshop'] : set === 'draw' ? ['Which deck to draw from'] : [module(set)]

const VALUES: Readonly<Record<SettingValue | 'Ask', string>> = {
  Ask: 'ask me',
  Always: 'always',
  Never: 'never',
  '1': 'brake by 1',
  '2': 'brake by 2',
  '-2': '2 keys anticlockwise',
  '-1': '1 key anticlockwise',
  '+1': '1 key clockwise',
  '+2': '2 keys clockwise',
  Card: 'while a token lies on the card',
  VP: 'take a VP token if that costs nothing',
  Repair: 'repair',
  'Draw blue': 'draw a blue module',
  'Draw yellow': 'draw a yellow module',
  'Draw red': 'draw a red module',
  'Repair else draw blue': 'repair, or draw a blue module',
  'Repair else draw yellow': 'repair, or draw a yellow module',
  'Repair else draw red': 'repair, or draw a red module',
  blue: 'the blue deck',
  yellow: 'the yellow deck',
  red: 'the red deck',
}
export const value = (set: SettingValue | 'Ask'): Phrase => [VALUES[set]]

export const modes: Readonly<Record<ModeId, Explained>> = {
  training: { title: 'Training', about: 'Board A without modules; the first to 3 VP wins.' },
  basic: { title: 'Basic game', about: 'Any board, no modules; the first to 5 VP wins.' },
  modules: {
    title: 'Game with modules',
    about: 'The full game: each player starts with two modules and draws more when their robot is destroyed.',
  },
  killbots: { title: 'KillBots', about: 'Robots without operators join in, by themselves or as a squad.' },
  championship: { title: 'RFL Championship', about: 'Bout after bout on changing boards, until a champion defends the title.' },
}

export const settingsIn = (content: Content): Readonly<Record<SettingId, Explained>> => ({
  board: {
    title: 'Board',
    about: 'Which arena you fight in.',
    values: Object.fromEntries(content.box.boards.map((board) => [board.id, `${board.id}, ${boardText(board)}`])),
  },
  game: {
    title: 'Game',
    about: 'The game that the KillBots join.',
    values: { basic: 'Basic game', training: 'Training', modules: 'Game with modules' },
  },
  killbots: { title: 'KillBots', about: 'How many robots have no operator.' },
  level: {
    title: 'Level of the KillBots',
    about: 'How many modules each KillBot carries.',
    values: { rookie: 'Rookie, none', veteran: 'Veteran, one', elite: 'Elite, two' },
  },
  alliance: {
    title: 'Alliance of the KillBots',
    about: 'Whether KillBots add up their VP and win together.',
    values: { squad: 'A squad', free: 'Each for itself' },
  },
  startNumbers: {
    title: 'Starting numbers',
    about: 'These numbers break ties between equal dice.',
    values: { rotation: 'Rotate each round', submission: 'By order of locking in' },
  },
})
