import type { ByKind, Seat, Seen } from '@robodrome/kernel'
import { NOTHING, say, type Mark, type Phrase } from '@robodrome/phrases'
import type { Modifier } from '../../shapes.ts'
import type { Happening } from '../../terms.ts'
import { deed } from './deeds.ts'
import { all, bot, card, count, dative, energy, nominative, numbers, SENSES, SIDES, sourceOf, space, token, TURNS, who } from './marks.ts'

type Told = Seen<Happening>

/** One sentence for every event. */
export const events: ByKind<Told, Phrase> = {
  market: (e) => say`Im Angebot für Panzerung ${e.armor}: ${all(e.programs.map((name) => [card(name)]))}.`,
  roll: (e) => say`${who(e.seat, 'würfelt', 'würfelst')} ${numbers(e.dice)}, zusammen ${e.total}.`,
  tie: (e) => say`Gleichstand zwischen ${all(e.seats.map((seat) => [dative(seat)]))}, neuer Wurf: ${numbers(e.dice)}.`,
  'first player': (e) => say`${who(e.seat, 'beginnt', 'beginnst')} die Partie.`,
  wild: (e) => say`Kein Würfel passt: ${who(e.seat, 'macht', 'machst')} aus einer ${e.die} eine 6.`,
  draft: (e) => say`${who(e.seat, 'legt', 'legst')} eine ${e.die} auf ${card(e.program)}.`,
  load: (e) => say`${who(e.seat, 'lädt', 'lädst')} einen Kern mit Wert ${e.core} in ${bot(e.bot)}.`,
  loaded: () => say`Alle Kerne sind geladen.`,
  place: (e) => say`${who(e.seat, 'stellt', 'stellst')} ${bot(e.bot)} auf ${space(e.at)}.`,
  'scrap laid out': (e) => say`Schrott liegt auf ${all(e.spaces.map((at) => [space(at)]))}.`,
  turn: (e) => say`${who(e.seat, 'beginnt', 'beginnst')} einen Zug mit ${energy(e.energy)}.`,
  'turn over': (e) => say`${who(e.seat, 'beendet', 'beendest')} den Zug.`,
  pivot: (e) => say`${bot(e.bot)} schwenkt ${TURNS[e.turn]}.`,
  boost: (e) => say`${bot(e.bot)} boostet nach ${space(e.onto)}, ${e.spaces} von ${count(e.value, { one: '# Feld', other: '# Feldern' })}.`,
  ability: (e) => say`${bot(e.bot)} ${deed(e.deed)}.`,
  shift: (e) => say`${bot(e.bot)} wird nach ${space(e.onto)} bewegt.`,
  spin: (e) => say`${bot(e.bot)} wird ${SENSES[e.sense]} gedreht.`,
  swap: (e) => say`${bot(e.bots[0])} und ${bot(e.bots[1])} tauschen die Plätze.`,
  scan: (e) =>
    e.core === undefined
      ? say`${who(e.seat, 'sieht sich', 'siehst dir')} den Kern von ${bot(e.bot)} an.`
      : say`${who(e.seat, 'sieht sich', 'siehst dir')} den Kern von ${bot(e.bot)} an: Er ist ${e.core} wert.`,
  'plate moved': (e) => say`${bot(e.bot)} legt eine Platte von ${e.face} auf ${e.onto}.`,
  repair: (e) => say`${bot(e.bot)} verliert die Platte auf ${e.face}.`,
  attack: (e) => say`${bot(e.bot)} greift ${bot(e.target)} an.`,
  margin: (e) => say`Modifikator ${margin(e.margin, e.parts)}.`,
  'combat roll': (e) => say`Angriffswürfel ${numbers(e.attack)}, Verteidigungswürfel ${numbers(e.defense)}.`,
  dice: (e) => say`Die Würfel zeigen jetzt ${numbers(e.attack)} gegen ${numbers(e.defense)}.`,
  compare: (e) =>
    e.hit
      ? say`${e.attackValue} gegen ${e.defenseValue}: ${bot(e.bot)} trifft ${bot(e.target)}.`
      : say`${e.attackValue} gegen ${e.defenseValue}: ${bot(e.bot)} verfehlt ${bot(e.target)}.`,
  plate: (e) => say`${bot(e.bot)} bekommt eine Platte auf die ${e.face} ${SIDES[e.dir]!}.`,
  survive: (e) => say`${bot(e.bot)} übersteht den Schaden.`,
  defeat: (e) => say`${bot(e.bot)} ist zerstört.`,
  capture: (e) =>
    say`${who(e.seat, 'erbeutet', 'erbeutest')} einen Kern mit Wert ${e.core} von ${card(e.program)}, insgesamt ${e.captured}.`,
  'scrap dropped': (e) => say`Schrott fällt auf ${space(e.at)}.`,
  'pick up': (e) => say`${bot(e.bot)} hebt Schrott auf.`,
  found: (e) => say`${who(e.seat, 'findet', 'findest')} ${token(e.scrap)}.`,
  scrap: (e) => say`${who(e.seat, 'nutzt', 'nutzt')} ${token(e.scrap)}.`,
  energy: (e) => say`${who(e.seat, 'hat', 'hast')} ${energy(e.energy)}.`,
  relocate: (e) => say`${bot(e.bot)} wird auf ${space(e.onto)} gestellt.`,
  die: (e) => say`${who(e.seat, 'würfelt', 'würfelst')} eine ${e.die} für ${bot(e.bot)}.`,
  shot: (e) =>
    e.hit
      ? say`${e.die} übertrifft Panzerung ${e.armor}: ${bot(e.bot)} trifft ${bot(e.target)}.`
      : say`${e.die} übertrifft Panzerung ${e.armor} nicht: ${bot(e.bot)} verfehlt ${bot(e.target)}.`,
  out: (e) =>
    say`${who(e.seat, 'scheidet', 'scheidest')} aus${e.tokens === 0 ? NOTHING : say`; ${count(e.tokens, { one: '# Plättchen verlässt', other: '# Plättchen verlassen' })} das Spiel ungesehen`}.`,
  stall: (e) =>
    e.over === 'rounds'
      ? say`${e.count} volle Runden sind gespielt. Damit ist die Partie zu Ende.`
      : say`${e.count} Züge in Folge wurde keine Platte gelegt, kein Bot zerstört und kein Schrott aufgehoben. Damit ist die Partie zu Ende.`,
  end: (e) => say`${ending(e.ranking[0]!, e.drawn)} Die Punkte: ${numbers(e.scores)}.`,
}

/** The winners, or the players who share a draw. */
export function ending(first: readonly Seat[], drawn: boolean): Phrase {
  if (first.length === 1) return say`${who(first[0]!, 'gewinnt', 'gewinnst')}.`
  return drawn
    ? say`Die Partie endet unentschieden zwischen ${all(first.map((seat) => [dative(seat)]))}.`
    : say`Es gewinnen: ${all(first.map((seat) => [nominative(seat)]))}.`
}

/** A margin with its explanation. */
function margin(number: number, parts: readonly Modifier[]): Mark {
  const rows = parts.map(({ source, by, rule }) => ({ label: sourceOf(source), value: by, rule }))
  return { number, signed: true, breakdown: { title: say`Modifikator`, total: number, rows } }
}
