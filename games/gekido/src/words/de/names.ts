import { lists, plurals, type Mark } from '@robodrome/phrases'
import type { Seat } from '@robodrome/kernel'
import type { CommandId } from '../../content/commands.ts'
import type { Face } from '../../content/symbols.ts'
import type { Content } from '../../content.ts'
import { namesOf, sayingIn, type Names, type Speech } from '../names.ts'
import { COMMAND_NAMES, SYMBOL_NAMES } from './pieces.ts'

export const count = plurals<'one'>('de')
export const list = lists('de')

/** A player and what the player does: „Noor zieht“, „du ziehst“. */
export const who = (seat: Seat, does: string, own: string): Mark => ({ seat, own: `du ${own}`, after: ` ${does}` })
/** A player in a title, as an object, and after a preposition such as „von“. Names are not inflected. */
export const nominative = (seat: Seat): Mark => ({ seat, own: 'du', after: '' })
export const accusative = (seat: Seat): Mark => ({ seat, own: 'dich', after: '' })
export const dative = (seat: Seat): Mark => ({ seat, own: 'dir', after: '' })

export const commandName = (id: CommandId): string => COMMAND_NAMES[id]
export const symbolName = (face: Face): string => SYMBOL_NAMES[face]

const SPEECH: Speech = {
  commandName,
  symbolName,
  list,
  nothing: 'nichts',
  aCard: 'eine Technikkarte',
  neverBelow: 'nie unter 0',
  sources: {
    'upgrade ATTACK': 'Angriffs-Upgrade',
    'upgrade DEFENSE': 'Verteidigungs-Upgrade',
    feedback: 'Feedback Loop',
    jolt: 'Counter Jolt',
  },
}

export const { command, symbol, dice } = sayingIn(SPEECH)
export function namesIn(content: Content): Names {
  return namesOf(content, SPEECH)
}
