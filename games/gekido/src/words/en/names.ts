import { lists, plurals, type Mark } from '@robodrome/phrases'
import type { Seat } from '@robodrome/kernel'
import { COMMANDS, type CommandId } from '../../content/commands.ts'
import { SYMBOLS, type Face } from '../../content/symbols.ts'
import type { Content } from '../../content.ts'
import { namesOf, sayingIn, type Names, type Speech } from '../names.ts'

export const count = plurals<'one'>('en')
export const list = lists('en')

/** A player and what the player does: "Noor draws", "you draw". */
export const who = (seat: Seat, does: string, own: string): Mark => ({ seat, own: `you ${own}`, after: ` ${does}` })
/** A player to whom something happens. */
export const whom = (seat: Seat): Mark => ({ seat, own: 'you', after: '' })
export const whose = (seat: Seat): Mark => ({ seat, own: 'your', after: '’s' })

export const commandName = (id: CommandId): string => COMMANDS[id].name
export const symbolName = (face: Face): string => SYMBOLS[face].name

const SPEECH: Speech = {
  commandName,
  symbolName,
  list,
  nothing: 'nothing',
  aCard: 'a Tech card',
  neverBelow: 'never below 0',
  sources: {
    'upgrade ATTACK': 'Attack Upgrade',
    'upgrade DEFENSE': 'Defense Upgrade',
    feedback: 'Feedback Loop',
    jolt: 'Counter Jolt',
  },
}

export const { command, symbol, dice } = sayingIn(SPEECH)
export function namesIn(content: Content): Names {
  return namesOf(content, SPEECH)
}
