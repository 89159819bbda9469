import type { ByKind, Seen } from '@robodrome/kernel'
import { NOTHING, say, type Mark, type Phrase } from '@robodrome/phrases'
import { NOBODY } from '../../state.ts'
import type { Bonus, Happening } from '../../terms.ts'
import { inRows, laidWhere, type Names } from '../names.ts'
import { accusative, command, count, dative, dice, list, nominative, symbol, who } from './names.ts'
import type { Damaged } from '../../shapes.ts'

const BONUS: Readonly<Record<Bonus, string>> = {
  upgrade: 'das Upgrade',
  armor: 'den Panzerwürfel',
  power: 'die Kraft',
  charge: 'die zusätzliche Ladung',
}
const UPGRADE = { ATTACK: 'Angriffs-Upgrade', DEFENSE: 'Verteidigungs-Upgrade' } as const
const CAUSE: Readonly<Record<Damaged['cause'], string>> = {
  attack: ' durch den Angriff',
  malfunction: ' durch eine Fehlfunktion',
  jolt: ' durch Counter Jolt',
}
/** Quotation marks set off the names of Powers, which otherwise read like parts of the sentence. */
const quoted = (name: Phrase): Phrase => say`„${name}“`
const charges = (n: number): Phrase => count(n, { one: '# Ladung', other: '# Ladungen' })

const LAID = { all: 'Die Felder der Arena', corners: 'Die Ecken der Arena', edges: 'Die Ränder der Arena um das Zentrum' } as const

/** The sentences of the log. */
export function eventsIn(names: Names): ByKind<Seen<Happening>, Phrase> {
  const { bot, card, cards, power, tile, piece } = names
  const onDie = (e: { die?: Parameters<typeof symbol>[0] }): Phrase => (e.die === undefined ? NOTHING : say` auf ${symbol(e.die)}`)
  /** A damage number with a breakdown that readers can open. */
  const damage = (title: Phrase, parts: Damaged['parts'], number: number, outcome?: Phrase): Mark => ({
    number,
    breakdown: names.breakdown(title, parts, number, outcome),
  })
  const then = ({ absorbed, lost }: Damaged): Phrase[] => [
    ...(absorbed > 0 ? [say`die Panzerung fängt ${absorbed} ab`] : []),
    ...(lost > 0 ? [count(lost, { one: '# Strukturwürfel bricht', other: '# Strukturwürfel brechen' })] : []),
  ]
  return {
    bot: (e) => say`${who(e.seat, 'bringt', 'bringst')} ${bot(e.bot)} mit.`,
    tiles: (e) => say`${[LAID[laidWhere(e)]]}, Reihe für Reihe: ${list(inRows(e).map(tile))}.`,
    starter: (e) => say`${who(e.seat, 'hat', 'hast')} den ersten Zug.`,
    place: (e) => say`${who(e.seat, 'startet', 'startest')} auf ${tile(e.tile)}.`,
    turn: (e) => say`Zug ${e.turn}: ${nominative(e.seat)} mit ${bot(e.bot)}.`,
    move: (e) => say`${who(e.seat, 'bewegt sich', 'bewegst dich')} auf ${tile(e.tile)}.`,
    stay: (e) => say`${who(e.seat, 'bleibt', 'bleibst')} stehen.`,
    target: (e) =>
      say`${who(e.seat, 'greift', 'greifst')} ${accusative(e.target)} an${e.fallback ? [', denn kein Bot mit bereiter Zielmarke war in Reichweite'] : NOTHING}.`,
    'lock flips': (e) => say`Die Zielmarke von ${dative(e.seat)} für ${bot(e.targetBot)} lädt jetzt.`,
    'locks ready': (e) => say`Alle Zielmarken von ${dative(e.seat)} sind wieder bereit.`,
    roll: (e) => say`${who(e.seat, 'würfelt', 'würfelst')} in Wurf ${e.roll}: ${dice(e.faces)}.`,
    'sixth die': (e) => say`${who(e.seat, 'würfelt', 'würfelst')} den sechsten Würfel: ${dice(e.faces)}.`,
    reroll: (e) => say`${who(e.seat, 'würfelt', 'würfelst')} neu: ${dice(e.faces)}.`,
    'die turned': (e) => say`Ein Würfel wird von ${symbol(e.die)} auf ${symbol(e.becomes)} gedreht.`,
    command: (e) => say`${who(e.seat, 'nennt', 'nennst')} das Kommando ${command(e.command)}.`,
    lock: (e) => say`${who(e.seat, 'sichert', 'sicherst')} ${dice(e.dice)}${e.complete ? say`: ${command(e.command)} komplett` : NOTHING}.`,
    stop: (e) => say`${who(e.seat, 'hört', 'hörst')} auf zu würfeln.`,
    'roll on': (e) => say`${who(e.seat, 'würfelt', 'würfelst')} weiter.`,
    'keep dice': (e) => say`${who(e.seat, 'behält', 'behältst')} ${dice(e.kept)}; ${dice(e.discarded)} scheiden aus dem Angriff aus.`,
    pass: (e) => say`${who(e.seat, 'passt', 'passt')}.`,
    card: (e) => say`${who(e.seat, 'spielt', 'spielst')} ${card(e.card)}${onDie(e)}.`,
    power: (e) => say`${who(e.seat, 'nutzt', 'nutzt')} ${quoted(power(e.power))}${onDie(e)}; noch ${charges(e.left)}.`,
    tile: (e) => say`${who(e.seat, 'nutzt', 'nutzt')} ${tile(e.tile)}${onDie(e)}.`,
    'tile counts': (e) => say`${who(e.seat, 'steht', 'stehst')} auf ${tile(e.tile)}: ${{ number: e.value, signed: true }} Schaden.`,
    success: (e) =>
      say`${who(e.seat, 'schafft', 'schaffst')} ${command(e.command)}: ${damage(say`${command(e.command)} trifft`, e.parts, e.pending)} Schaden für ${bot(e.targetBot)}.`,
    malfunction: (e) =>
      say`${who(e.seat, 'scheitert', 'scheiterst')} mit ${command(e.command)}: Fehlfunktion von ${damage(say`${command(e.command)} scheitert`, e.parts, e.pending)}.`,
    prevent: (e) =>
      say`${who(e.seat, 'verhindert', 'verhinderst')} ${e.value} Schaden mit ${quoted(piece(e.by))}; es bleiben ${e.pending}.`,
    damage: (e) => {
      const after = then(e)
      const outcome = after.length === 0 ? undefined : say`${list(after)}.`
      const lost = damage(say`${bot(e.bot)} erleidet`, e.parts, e.amount, outcome)
      return say`${who(e.seat, 'verliert', 'verlierst')} ${lost}${[CAUSE[e.cause]]}${after.map((each) => say`; ${each}`).flat()}.`
    },
    heal: (e) => say`${who(e.seat, 'heilt', 'heilst')} ${e.healed} Schaden.`,
    upgrade: (e) => say`Das ${[UPGRADE[e.type]]} von ${dative(e.seat)} steigt auf ${e.value}.`,
    armor: (e) => say`${who(e.seat, 'erhält', 'erhältst')} einen Panzerwürfel mit ${e.value}.`,
    unlock: (e) => say`${who(e.seat, 'schaltet', 'schaltest')} ${quoted(power(e.power))} mit ${charges(e.charges)} frei.`,
    charge: (e) => say`${quoted(power(e.power))} von ${dative(e.seat)} erhält eine Ladung und hat jetzt ${e.left}.`,
    'bonus lost': (e) => say`${who(e.seat, 'verliert', 'verlierst')} ${[BONUS[e.what]]}, denn dieser Bonus lässt sich nicht verwenden.`,
    draw: (e) => say`${who(e.seat, 'zieht', 'ziehst')} ${card(e.card)}.`,
    look: (e) => say`${who(e.seat, 'betrachtet', 'betrachtest')} ${card(e.card)}.`,
    keep: (e) => say`${who(e.seat, 'behält', 'behältst')} ${card(e.card)}.`,
    discard: (e) => say`${who(e.seat, 'legt', 'legst')} ${cards(e.cards)} ab.`,
    reshuffle: (e) =>
      count(e.cards, {
        one: '# abgelegte Karte bildet den neuen Nachziehstapel.',
        other: '# abgelegte Karten bilden den neuen Nachziehstapel.',
      }),
    leech: (e) => say`${who(e.seat, 'nimmt', 'nimmst')} ${dative(e.from)} ${card(e.card)} ab.`,
    center: (e) => say`${who(e.seat, 'zieht', 'ziehst')} im Zentrum Karten.`,
    push: (e) => say`${who(e.seat, 'schiebt', 'schiebst')} ${accusative(e.target)} von ${tile(e.tile)}.`,
    pushed: (e) => say`${who(e.seat, 'landet', 'landest')} auf ${tile(e.tile)}.`,
    destroyed: (e) => {
      const hand = e.hand.length > 0 ? say`; die Hand wird abgelegt: ${cards(e.hand)}` : NOTHING
      if (e.rule === 'GK-OVER-4') return say`${who(e.seat, 'verlässt', 'verlässt')} den Kampf${hand}.`
      return say`${bot(e.bot)} von ${dative(e.seat)} ist zerstört${e.by === NOBODY ? [', durch eine eigene Fehlfunktion'] : NOTHING}${hand}.`
    },
    'called off': (e) => say`Der Kampf wird abgebrochen: ${who(e.seat, 'ist', 'bist')} vor dem ersten Zug ausgestiegen.`,
    won: (e) => say`${who(e.seat, 'gewinnt', 'gewinnst')} den Kampf!`,
  }
}
