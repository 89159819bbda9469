import type { ByKind, Seen } from '@robodrome/kernel'
import { NOTHING, say, type Breakdown, type Phrase } from '@robodrome/phrases'
import { MOST_DAMAGE, type RobotId } from '../../content/robots.ts'
import { isModule, isOfArena, type DamageSource, type Happening, type LoadOut, type NamedSource } from '../../happening.ts'
import { settable, value } from './settings.ts'
import { at, deck, die, direction, list, module, placed, robot, series, side, unit, who } from './text.ts'

type Told<K extends Happening['kind']> = Seen<Extract<Happening, { kind: K }>>

/** A source of damage, in the form that follows „durch“. */
const SOURCES: Readonly<Record<NamedSource | 'pit', Phrase>> = {
  laser: ['einen Schuss'],
  mine: ['eine Mine'],
  barrier: ['eine Blitzbarriere'],
  'high voltage': ['Hochspannung'],
  pit: ['eine Grube'],
}
const sourceOf = (source: DamageSource | 'pit'): Phrase => (isModule(source) ? [module(source)] : SOURCES[source])

const AIMS: Readonly<Record<Told<'aims'>['because'], string>> = {
  nearest: 'der nächste Roboter in seiner Schusslinie',
  points: 'von den nächsten Robotern der mit den meisten SP',
  number: 'von den nächsten Robotern der erste in der Reihenfolge',
}

const IDLES: Readonly<Record<Told<'idles'>['because'], string>> = {
  'on token': 'bleibt auf seinem SP-Marker stehen',
  'nothing seen': 'sieht weder einen SP-Marker noch einen Roboter und fährt geradeaus',
  'no target': 'hat keinen Roboter in der Schusslinie',
}

/** Names the owner of a shot or mine; barriers and the like have none. */
const of = ({ robot: hit, by, source }: Told<'damage'>): Phrase =>
  by === null || by === hit || isOfArena(source) ? NOTHING : say` von ${robot(by)}`
const robots = (order: readonly RobotId[]): Phrase => list(order.map((id, i) => say`${i + 1} ${robot(id)}`))

/** One sentence for each event. */
export const events: ByKind<Seen<Happening>, Phrase> = {
  sides: (e) =>
    say`Seiten: ${list(e.sides.map((each) => say`${side(each.side)} ${each.seat === null ? ['ein KillBot'] : [who(each.seat, 'du', '')]}`))}.`,
  robot: (e) =>
    e.seat === null
      ? say`Ein KillBot nimmt ${robot(e.robot)}, Seite ${side(e.side)}.`
      : say`${who(e.seat, 'du nimmst', ' nimmt')} ${robot(e.robot)}, Seite ${side(e.side)}.`,
  bout: (e) => say`Kampf ${e.bout} beginnt in Arena ${[e.board]}.`,
  numbers: (e) => say`Startnummern: ${robots(e.order)}.`,
  decks: (e) => say`Gewählte Stapel: ${list(e.decks.map((each) => say`${robot(each.robot)} ${deck(each.deck)}`))}.`,
  round: (e) => say`Runde ${e.round}. Startnummern: ${robots(e.order)}.`,
  token: (e) => say`SP-Marker ${e.number} wird auf ${at(e.space)} gelegt.`,
  repair: (e) => say`${robot(e.robot)} verliert alle Schadensmarker.`,
  reboot: (e) => say`${robot(e.robot)} startet neu auf ${at(e.space)}.`,
  push: (e) =>
    say`${e.piece === 'mine' ? ['Eine Mine'] : robot(e.piece)} wird von ${robot(e.by)} von ${at(e.from)} nach ${at(e.into)} geschoben.`,
  move: (e) => say`${robot(e.robot)} bewegt sich von ${at(e.from)} nach ${at(e.into)}.`,
  confirmed: (e) =>
    e.seat === null
      ? say`${robot(e.robot)} ist programmiert.`
      : say`${who(e.seat, 'du legst dein Programm fest', ' hat ein Programm festgelegt')}.`,
  withdrawn: (e) =>
    e.seat === null
      ? say`${robot(e.robot)} ist nicht programmiert.`
      : say`${who(e.seat, 'du nimmst dein Programm zurück', ' hat das Programm zurückgenommen')}.`,
  roll: (e) => say`KillBot ${robot(e.robot)} würfelt ${list(e.dice.map(die))}.`,
  programs: (e) => say`Programme: ${series(e.programs.map((each) => say`${robot(each.robot)} ${list(each.dice.map(placed))}`))}.`,
  module: (e) => say`${robot(e.robot)} nutzt ${module(e.module)}.`,
  setting: (e) => say`${settable(e.set)}: jetzt ${value(e.value)}.`,
  preset: (e) => say`${robot(e.robot)} hatte vorab entschieden: ${settable(e.set)}.`,
  die: (e) => say`Einheit ${unit(e.unit)}: ${robot(e.robot)}, ${die(e)}${e.key === null ? NOTHING : say` nach ${direction(e.key)}`}.`,
  shift: (e) => say`${robot(e.robot)} verschiebt den Würfel von ${direction(e.from)} nach ${direction(e.into)}.`,
  damage,
  detonation: (e) =>
    isModule(e.source)
      ? say`${module(e.source)} von ${robot(e.by)} explodiert auf ${at(e.at)}: ringsum ${e.points} Schaden.`
      : say`Eine Mine von ${robot(e.by)} explodiert auf ${at(e.at)}: ringsum ${e.points} Schaden.`,
  mine: (e) =>
    say`${robot(e.robot)} legt eine Mine auf ${at(e.at)}${e.from === null ? NOTHING : say`, vorher auf ${at(e.from)} aufgenommen`}.`,
  'mines removed': (e) => say`Die Minen von ${robot(e.robot)} werden aus der Arena entfernt.`,
  destroyed: (e) =>
    say`${robot(e.robot)} wird auf ${at(e.at)} durch ${sourceOf(e.cause)} zerstört; ${e.award === null ? ['niemand erhält'] : say`${robot(e.award)} erhält`} 1 SP.`,
  vp,
  over: (e) => (e.winner === 'squad' ? say`Der KillBot-Trupp hat gewonnen.` : say`${robot(e.winner)} hat gewonnen.`),
  brake: (e) => say`${robot(e.robot)} bremst um ${e.brake}.`,
  jump: (e) => say`${robot(e.robot)} springt von ${at(e.from)} nach ${at(e.into)}.`,
  fire(e) {
    const hits =
      e.at === null || e.hits === null
        ? say`trifft nichts`
        : say`trifft ${e.hits === 'mine' ? ['eine Mine'] : robot(e.hits)} auf ${at(e.at)}`
    return say`${robot(e.robot)} feuert nach ${direction(e.direction)} und ${hits}.`
  },
  crossfire: (e) =>
    say`${robot(e.robot)} feuert nach ${list(e.directions.map(direction))}${e.at.length === 0 ? say` und trifft nichts` : say`, Treffer auf ${list(e.at.map((space) => [at(space)]))}`}.`,
  grenade: (e) =>
    e.points === 0
      ? say`Eine Granate von ${robot(e.robot)} fällt auf ${at(e.at)} in die Grube.`
      : say`Eine Granate von ${robot(e.robot)} landet auf ${at(e.at)}.`,
  teleport: (e) => say`${robot(e.robot)} teleportiert sich nach ${at(e.into)}, ${robot(e.other)} nach ${at(e.from)}.`,
  turned: (e) => say`${robot(e.by)} dreht KillBot ${robot(e.robot)} nach ${direction(e.facing)}.`,
  remote: (e) => say`${robot(e.by)} verlegt einen Würfel von ${robot(e.robot)}: ${placed(e.from)} wird zu ${placed(e.into)}.`,
  turn: (e) => say`KillBot ${robot(e.robot)} dreht sich nach ${direction(e.facing)}.`,
  heads: (e) =>
    e.target === null
      ? say`KillBot ${robot(e.robot)} steuert auf den SP-Marker auf ${at(e.at)} zu, den nächstgelegenen, den er sieht.`
      : say`KillBot ${robot(e.robot)} sieht keinen SP-Marker und steuert auf ${robot(e.target)} auf ${at(e.at)} zu, den nächsten Roboter.`,
  aims: (e) => say`KillBot ${robot(e.robot)} zielt auf ${robot(e.target)} auf ${at(e.at)}: ${[AIMS[e.because]]}.`,
  idles: (e) => say`KillBot ${robot(e.robot)} ${[IDLES[e.because]]}.`,
  arm: (e) => say`${robot(e.robot)} greift nach ${at(e.space)}.`,
  draw: (e) => say`${robot(e.robot)} zieht ${e.module === undefined ? say`ein ${deck(e.deck, 'neuter')} Modul` : module(e.module)}.`,
  'no draw': (e) => say`Für ${robot(e.robot)} gibt es kein Modul zu ziehen.`,
  equip: (e) => say`${robot(e.robot)} trägt ${loadOut(e)}.`,
  'load-outs': () => say`Alle Ausrüstungen werden aufgedeckt.`,
  champion: (e) =>
    say`${robot(e.robot)} ${e.defended ? ['verteidigt den Titel'] : ['ist Champion der Arena']}${e.modules.length === 0 ? NOTHING : say` mit ${list(e.modules.map((each) => [module(each)]))}`}.`,
  left: (e) =>
    e.seat === null
      ? say`Ein KillBot steuert jetzt ${robot(e.robot)}.`
      : say`${who(e.seat, 'du hast die Partie verlassen', ' hat die Partie verlassen')}; ein KillBot steuert jetzt ${robot(e.robot)}.`,
}

function loadOut({ left, right, champion }: LoadOut): Phrase {
  const carried = [left, right, champion].filter((each) => each !== null)
  return carried.length === 0 ? say`kein Modul` : list(carried.map((each) => [module(each)]))
}

function damage(e: Told<'damage'>): Phrase {
  const dealt = { number: e.points, breakdown: tokensOf(e) }
  const shielded = e.holder === null ? NOTHING : say`, davon ${e.shield} auf ${module(e.holder)}`
  return say`${robot(e.robot)} erleidet ${dealt} Schaden durch ${sourceOf(e.source)}${of(e)}${shielded}: ${e.total} von ${MOST_DAMAGE}.`
}

/** Damage tokens on a robot card: those before, those from this hit, and those that a module holds. */
function tokensOf({ robot: id, source, card, shield, holder, total, rule }: Told<'damage'>): Breakdown {
  return {
    title: say`Schaden an ${robot(id)}`,
    total,
    tone: 'harm',
    rows: [
      { label: say`Vorher`, value: total - card, rule: 'VT-DMG-1' },
      { label: say`Durch ${sourceOf(source)}`, value: card + shield, rule },
      ...(holder !== null ? [{ label: [module(holder)], value: -shield, rule: 'VT-DMG-3' }] : []),
    ],
    outcome: total >= MOST_DAMAGE ? say`Der dritte Marker zerstört den Roboter.` : say`Noch ${MOST_DAMAGE - total} bis zur Zerstörung.`,
  }
}

/** The reason for a VP. */
const gain = (e: Told<'vp'>): Phrase =>
  e.token === null ? say`die Zerstörung von ${robot(e.destroyed)}` : say`den Marker auf ${at(e.token)}`

function vp(e: Told<'vp'>): Phrase {
  const one = { number: 1, breakdown: pointsOf(e) }
  const together = e.total === e.vp ? NOTHING : say`, zusammen ${e.total}`
  return say`${robot(e.robot)} erhält ${one} SP für ${gain(e)}: ${e.vp}${together} von ${e.target}.`
}

function pointsOf(e: Told<'vp'>): Breakdown {
  return {
    title: say`SP von ${robot(e.robot)}`,
    total: e.vp,
    tone: 'gain',
    rows: [
      { label: say`Vorher`, value: e.vp - 1, rule: 'VT-OVR-2' },
      { label: say`Für ${gain(e)}`, value: 1, rule: e.rule },
    ],
    outcome: e.total >= e.target ? say`Das ist der Sieg.` : say`Noch ${e.target - e.total} bis zum Sieg.`,
  }
}
