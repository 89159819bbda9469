import type { Seat } from '@robodrome/kernel'
import { say, type Phrase } from '@robodrome/phrases'
import type { BotId } from '../../content/bots.ts'
import type { CommandId } from '../../content/commands.ts'
import type { Dice } from '../../dice.ts'
import type { PieceKey } from '../../state.ts'
import type { Names } from '../names.ts'
import { command, count, dice, list, who, whom, whose } from './names.ts'

/** A player and their Bot. */
type Fighter = { seat: Seat; bot: BotId }

/** Summaries of a stretch of a battle. */
export const gistsIn = ({ bot, piece }: Names) => ({
  destroyed: (by: Seat, { seat, bot: id }: Fighter): Phrase => say`${who(by, 'destroyed', 'destroyed')} ${whose(seat)} ${bot(id)}.`,
  destroyedItself: ({ seat, bot: id }: Fighter): Phrase => say`${whose(seat)} ${bot(id)} was destroyed by its own failed attack.`,
  hit: (seat: Seat, id: CommandId, target: Seat, damage: number): Phrase =>
    say`${whose(seat)} ${command(id)} hit ${whom(target)} for ${damage}.`,
  completed: (seat: Seat, id: CommandId, target: Seat): Phrase =>
    say`${who(seat, 'completed', 'completed')} ${command(id)} against ${whom(target)}.`,
  short: (seat: Seat, id: CommandId, by: number): Phrase =>
    say`${who(seat, 'went', 'went')} for ${command(id)} and was ${count(by, { one: '# die', other: '# dice' })} short.`,
  failed: (seat: Seat, id: CommandId): Phrase => say`${whose(seat)} ${command(id)} failed.`,
  /** Further effects of a hit, or the cost of a failure. */
  took: ({ bot: id }: Fighter, armor: number, broken: number): Phrase =>
    say`${bot(id)} lost ${list([
      ...(armor > 0 ? [say`${armor} of its Armor`] : []),
      ...(broken > 0 ? [count(broken, { one: '# Structure die', other: '# Structure dice' })] : []),
    ])}.`,
  paid: ({ bot: id }: Fighter, damage: number): Phrase => say`${bot(id)} suffered ${damage} from the failed attack.`,
  jolted: ({ seat }: Fighter, damage: number): Phrase => say`Counter Jolt struck ${whom(seat)} for ${damage}.`,
  prevented: (seat: Seat, damage: number, by: PieceKey): Phrase => say`${who(seat, 'fended', 'fended')} off ${damage} with ${piece(by)}.`,
  opened: (seat: Seat, target: Seat, faces: Dice): Phrase =>
    say`${who(seat, 'opened', 'opened')} the attack on ${whom(target)} with ${dice(faces)}.`,
  needed: (seat: Seat, id: CommandId, needs: number, faces: Dice): Phrase =>
    say`${who(seat, 'needed', 'needed')} ${count(needs, { one: '# more die', other: '# more dice' })} for ${command(id)} and rolled ${dice(faces)}.`,
  rolled: (seat: Seat, faces: Dice): Phrase => say`${who(seat, 'rolled', 'rolled')} ${dice(faces)}.`,
  used: (seat: Seat, by: PieceKey): Phrase => say`${who(seat, 'used', 'used')} ${piece(by)}.`,
  aimed: (seat: Seat, target: Seat): Phrase => say`${who(seat, 'attacked', 'attacked')} ${whom(target)}.`,
})
