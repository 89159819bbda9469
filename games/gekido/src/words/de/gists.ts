import { say } from '@robodrome/phrases'
import type { gistsIn as english } from '../en/gists.ts'
import type { Names } from '../names.ts'
import { accusative, command, count, dative, dice, list, who } from './names.ts'

/** Summaries of a stretch of a battle. */
export const gistsIn = ({ bot, piece }: Names): ReturnType<typeof english> => ({
  destroyed: (by, { seat, bot: id }) => say`${who(by, 'hat', 'hast')} ${bot(id)} von ${dative(seat)} zerstört.`,
  destroyedItself: ({ seat, bot: id }) => say`${bot(id)} von ${dative(seat)} wurde durch den eigenen gescheiterten Angriff zerstört.`,
  hit: (seat, id, target, damage) =>
    say`${who(seat, 'hat', 'hast')} ${accusative(target)} mit ${command(id)} getroffen: ${damage} Schaden.`,
  completed: (seat, id, target) => say`${who(seat, 'hat', 'hast')} ${command(id)} gegen ${accusative(target)} geschafft.`,
  short: (seat, id, by) =>
    say`${who(seat, 'wollte', 'wolltest')} ${command(id)}, aber es ${count(by, { one: 'fehlte # Würfel', other: 'fehlten # Würfel' })}.`,
  failed: (seat, id) => say`${who(seat, 'ist', 'bist')} mit ${command(id)} gescheitert.`,
  took: ({ bot: id }, armor, broken) =>
    say`${bot(id)} verlor ${list([
      ...(armor > 0 ? [say`${armor} der Panzerung`] : []),
      ...(broken > 0 ? [count(broken, { one: '# Strukturwürfel', other: '# Strukturwürfel' })] : []),
    ])}.`,
  paid: ({ bot: id }, damage) => say`${bot(id)} erlitt ${damage} Schaden durch den gescheiterten Angriff.`,
  jolted: ({ seat }, damage) => say`Counter Jolt traf ${accusative(seat)}: ${damage} Schaden.`,
  prevented: (seat, damage, by) => say`${who(seat, 'hat', 'hast')} ${damage} Schaden mit „${piece(by)}“ verhindert.`,
  opened: (seat, target, faces) => say`${who(seat, 'begann', 'begannst')} den Angriff auf ${accusative(target)} mit ${dice(faces)}.`,
  needed: (seat, id, needs, faces) =>
    say`${who(seat, 'brauchte', 'brauchtest')} noch ${count(needs, { one: '# Würfel', other: '# Würfel' })} für ${command(id)}; die Würfel zeigten ${dice(faces)}.`,
  rolled: (seat, faces) => say`${who(seat, 'würfelte', 'würfeltest')} ${dice(faces)}.`,
  used: (seat, by) => say`${who(seat, 'nutzte', 'nutztest')} „${piece(by)}“.`,
  aimed: (seat, target) => say`${who(seat, 'griff', 'griffst')} ${accusative(target)} an.`,
})
