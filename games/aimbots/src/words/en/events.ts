import type { ByKind, Seat, Seen } from '@robodrome/kernel'
import { NOTHING, say, type Mark, type Phrase } from '@robodrome/phrases'
import type { Modifier } from '../../shapes.ts'
import type { Happening } from '../../terms.ts'
import { deed } from './deeds.ts'
import { all, bot, card, count, energy, numbers, SENSES, SIDES, sourceOf, space, token, TURNS, who, whom } from './marks.ts'

type Told = Seen<Happening>

/** One sentence for every event. */
export const events: ByKind<Told, Phrase> = {
  market: (e) => say`On offer at armor ${e.armor}: ${all(e.programs.map((name) => [card(name)]))}.`,
  roll: (e) => say`${who(e.seat, 'rolls', 'roll')} ${numbers(e.dice)}, ${e.total} in all.`,
  tie: (e) => say`${all(e.seats.map((seat) => [whom(seat)]))} tie and roll again: ${numbers(e.dice)}.`,
  'first player': (e) => say`${who(e.seat, 'goes', 'go')} first.`,
  wild: (e) => say`No die fits: ${who(e.seat, 'turns', 'turn')} a ${e.die} into a 6.`,
  draft: (e) => say`${who(e.seat, 'puts', 'put')} a ${e.die} on ${card(e.program)}.`,
  load: (e) => say`${who(e.seat, 'loads', 'load')} a core of ${e.core} into ${bot(e.bot)}.`,
  loaded: () => say`All cores are loaded.`,
  place: (e) => say`${who(e.seat, 'places', 'place')} ${bot(e.bot)} on ${space(e.at)}.`,
  'scrap laid out': (e) => say`Scrap lies on ${all(e.spaces.map((at) => [space(at)]))}.`,
  turn: (e) => say`${who(e.seat, 'begins', 'begin')} a turn with ${energy(e.energy)}.`,
  'turn over': (e) => say`${who(e.seat, 'ends', 'end')} the turn.`,
  pivot: (e) => say`${bot(e.bot)} pivots ${TURNS[e.turn]}.`,
  boost: (e) => say`${bot(e.bot)} boosts to ${space(e.onto)}, ${e.spaces} of ${count(e.value, { one: '# space', other: '# spaces' })}.`,
  ability: (e) => say`${bot(e.bot)} ${deed(e.deed)}.`,
  shift: (e) => say`${bot(e.bot)} is moved to ${space(e.onto)}.`,
  spin: (e) => say`${bot(e.bot)} is spun ${SENSES[e.sense]}.`,
  swap: (e) => say`${bot(e.bots[0])} and ${bot(e.bots[1])} swap places.`,
  scan: (e) =>
    say`${who(e.seat, 'looks', 'look')} at the core of ${bot(e.bot)}${e.core === undefined ? NOTHING : say`: it is worth ${e.core}`}.`,
  'plate moved': (e) => say`${bot(e.bot)} moves its plate from ${e.face} to ${e.onto}.`,
  repair: (e) => say`${bot(e.bot)} loses its plate on ${e.face}.`,
  attack: (e) => say`${bot(e.bot)} attacks ${bot(e.target)}.`,
  margin: (e) => say`Margin ${margin(e.margin, e.parts)}.`,
  'combat roll': (e) => say`Attack dice ${numbers(e.attack)}, defense dice ${numbers(e.defense)}.`,
  dice: (e) => say`The dice are now ${numbers(e.attack)} against ${numbers(e.defense)}.`,
  compare: (e) =>
    e.hit
      ? say`${e.attackValue} against ${e.defenseValue}: ${bot(e.bot)} hits ${bot(e.target)}.`
      : say`${e.attackValue} against ${e.defenseValue}: ${bot(e.bot)} misses ${bot(e.target)}.`,
  plate: (e) => say`${bot(e.bot)} takes a plate on its ${SIDES[e.dir]!} side, the ${e.face}.`,
  survive: (e) => say`${bot(e.bot)} survives.`,
  defeat: (e) => say`${bot(e.bot)} is destroyed.`,
  capture: (e) => say`${who(e.seat, 'captures', 'capture')} a core of ${e.core} from ${card(e.program)}, ${e.captured} captured in all.`,
  'scrap dropped': (e) => say`Scrap falls on ${space(e.at)}.`,
  'pick up': (e) => say`${bot(e.bot)} picks up scrap.`,
  found: (e) => say`${who(e.seat, 'finds', 'find')} ${token(e.scrap)}.`,
  scrap: (e) => say`${who(e.seat, 'uses', 'use')} ${token(e.scrap)}.`,
  energy: (e) => say`${who(e.seat, 'has', 'have')} ${energy(e.energy)}.`,
  relocate: (e) => say`${bot(e.bot)} is put on ${space(e.onto)}.`,
  die: (e) => say`${who(e.seat, 'rolls', 'roll')} a ${e.die} for ${bot(e.bot)}.`,
  shot: (e) =>
    e.hit
      ? say`${e.die} beats armor ${e.armor}: ${bot(e.bot)} hits ${bot(e.target)}.`
      : say`${e.die} does not beat armor ${e.armor}: ${bot(e.bot)} misses ${bot(e.target)}.`,
  out: (e) =>
    e.tokens === 0
      ? say`${who(e.seat, 'is', 'are')} out.`
      : say`${who(e.seat, 'is', 'are')} out; ${count(e.tokens, { one: '# token leaves', other: '# tokens leave' })} the game unseen.`,
  stall: (e) =>
    e.over === 'rounds'
      ? say`${e.count} full rounds have been played, so the match is over.`
      : say`${e.count} turns in a row passed without a plate placed, a bot destroyed or scrap picked up, so the match is over.`,
  end: (e) => say`${ending(e.ranking[0]!, e.drawn)} The scores are ${numbers(e.scores)}.`,
}

/** The winners, or the players who share a draw. */
export function ending(first: readonly Seat[], drawn: boolean): Phrase {
  if (first.length === 1) return say`${who(first[0]!, 'wins', 'win')}.`
  const together = all(first.map((seat) => [whom(seat)]))
  return drawn ? say`The match is a draw between ${together}.` : say`${together} win.`
}

/** A margin with its explanation. */
function margin(number: number, parts: readonly Modifier[]): Mark {
  const rows = parts.map(({ source, by, rule }) => ({ label: sourceOf(source), value: by, rule }))
  return { number, signed: true, breakdown: { title: say`Margin`, total: number, rows } }
}
