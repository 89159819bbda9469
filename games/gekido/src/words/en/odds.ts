import { commandName, namesIn } from './names.ts'

/** Texts of the `odds` command. */
export const odds = {
  usage: (
    bots: string,
    commands: string,
  ): string => `robodrome odds gekido --bot BOT [--mode standard|duel] [--enemy BOT] [--free DICE] [--locked DICE] [--command COMMAND] [--rolls N] [--with EFFECTS]

  --bot      the attacker: ${bots}
  --enemy    the defender, whose symbol Identity Hack can use
  --free     the free dice after a roll, such as "T T S X C"; without it, the chances before the first roll
  --locked   the dice locked on the Command
  --command  the Command, once it has been named: ${commands}
  --rolls    rolls still to come (default: 2 after roll 1, 3 before it)
  --with     available effects, separated by commas: Powers, cards by id or name, ENERGY, GRILL

  Chances are exact and assume the best locks. "dealt" and "suffered" are expected damage, without the target's Upgrade and tile.`,
  commandName,
  namesIn,
  number: (value: number): string => value.toFixed(2),
  nothing: 'nothing',
  columns: ['Command', 'chance', 'numbers', 'dealt', 'suffered', 'best lock'],
  beforeFirst: 'before the first roll',
  dice: (free: string, locked: string): string => `free ${free}${locked === '' ? '' : `, locked ${locked}`}`,
  heading: (bot: string, own: string, dice: string, rolls: number): string =>
    `${bot} (own symbol ${own}), ${dice}, ${rolls} roll${rolls === 1 ? '' : 's'} to come`,
  atHand: (piece: string): string => `with ${piece} available:`,
  switching: (piece: string): string => `with ${piece} now:`,
  nothingToSwitch: (piece: string): string => `with ${piece}: no Command to switch from yet`,
}
export type OddsWords = typeof odds
