import type { OptionOf, RefusalId } from '../terms.ts'
import { tell } from '../tell.ts'
import { answer, call, NO_ONE, only, type Flow, type Seat } from '@robodrome/kernel'
import { cardOf, crewOf, type Effect } from '../content/index.ts'
import { choice, cycle, sequence } from '../rule.ts'
import { NOBODY, type CardName, type Pbl, type Turn } from '../state.ts'
import {
  clockwiseFrom,
  curseOf,
  hangarOf,
  limbArmorAt,
  membersOf,
  ofSide,
  opponentsOf,
  othersFrom,
  robotOf,
  sideOf,
  someCrew,
} from '../vocabulary.ts'
import { showToScrap } from '../zones.ts'
import { build, forbidsBuild, forbidsBuildAnywhere, forbidsPlace, placesFor } from './4-build.ts'
import { drawCards } from './4-draw.ts'
import { dropCrew, loseHangar } from './4-hangar.ts'
import { lookAt } from './4-look.ts'
import { dismissExpert } from './4-pilot.ts'
import { ALL_LIMBS, declareAttack, forbidsAttack } from './5-attack.ts'
import { endOfCombat } from './5-after.ts'
import { changed, dice } from './5-dice.ts'
import { forbidsEffect, perform } from './6-effects.ts'
import { forbidsPlay, isAnyTime, openWindow, playWithPriority } from './6-timing.ts'
import { decideAtLimit } from './8-end.ts'
import { asidesOf, GUNNER_SEES, isAside, takeAside, type Aside } from './9-asides.ts'
import type { BuildBy } from '../shapes.ts'

// 4 The turn.

export const freshTurn = (number: number, seat: Seat): Turn => ({
  number,
  seat,
  moveSpent: false,
  builtLimb: NOBODY,
  secondLimbUsed: false,
  freeHangarUsed: false,
  attacked: [],
  rage: false,
  finalBlow: false,
  again: NOBODY,
  noAttack: false,
})

/** Turns go clockwise by seat until the game is over. */
export const turns = cycle<{ seat: Seat }>('turns', {
  begin(g, { seat }) {
    if (g.turnsLeft > 0) g.turnsLeft--
    return call(turn, { seat, dice: [], todo: [] })
  },
  next(g, notes) {
    const { number } = g.turn
    g.lastTurn = { side: sideOf(g, g.turn.seat), attacked: [...g.turn.attacked] }
    if (number >= g.config.turnCap) decideAtLimit(g, true)
    else if (g.turnsLeft === 0) decideAtLimit(g, false)
    if (g.ended === null) notes.seat = clockwiseFrom(g, g.turn.seat)[0]!
  },
})

/** PBL-TURN-1 to -4 One turn. */
export const turn = sequence<{ seat: Seat; dice: number[]; todo: Seat[] }>('turn', {
  start(g, { seat }) {
    g.turn = freshTurn(g.turn.number + 1, seat)
    tell?.({ kind: 'turn', rule: 'PBL-TURN-1', number: g.turn.number, seat, robot: robotOf(g, sideOf(g, seat)) })
    g.sides.forEach((side, id) => {
      const expert = side.expert === null || side.out ? null : cardOf(g, side.expert)
      if (expert?.kind === 'expert' && expert.rage !== undefined && side.expertCounter === 0) dismissExpert(g, id)
    })
    for (let other = 0; other < g.passing.length; other++)
      if (g.passing[other] === 'turn' || (other === seat && g.passing[other] === 'my turn')) g.passing[other] = null
  },
  gunnersLook: (g, notes) => {
    notes.todo = gunners(g)
  },
  gunnerLooks: {
    while: (_g, { todo }) => todo.length > 0,
    do: (_g, { todo }) => call(lookAt, { seat: todo.shift()!, count: GUNNER_SEES }),
  },
  startEffects(g, { seat }): Flow {
    const side = g.sides[sideOf(g, seat)]!
    g.turn.noAttack = side.barred.includes(seat)
    if (g.turn.noAttack) side.barred = side.barred.filter((other) => other !== seat)
    for (const slot of ALL_LIMBS) {
      const armor = limbArmorAt(g, side, slot)
      if (armor?.start !== undefined) return perform(g, armor.start, seat, armor.name)
    }
    return undefined
  },
  main: (_g, { seat }) => call(main, { seat, ended: false }),
  endWindow: (g, { seat }) => openWindow(g, 'turn end', clockwiseFrom(g, seat)),
  celebrityCurse(g) {
    const curse = celebrityCurse(g)
    return curse === null ? undefined : call(dice, { count: curse.dice }, 'dice')
  },
  draw(g, { seat, dice: rolled }): Flow {
    const side = sideOf(g, seat)
    const curse = celebrityCurse(g)
    if (curse !== null && rolled.length > 0) {
      const faces = changed(g, side, rolled)
      const broken = faces.includes(curse.face)
      tell?.({
        kind: 'curse',
        rule: 'PBL-MODE-2',
        ...ofSide(g, side),
        rolled,
        faces,
        broken,
        uses: `card ${curse.card}`,
      })
      if (!broken) return undefined
    }
    let cards = 1
    someCrew(g, g.sides[side]!, (crew) => {
      cards = Math.max(cards, crew.endDraw ?? 1)
      return false
    })
    return call(drawCards, { seat, left: cards })
  },
  /** PBL-WIN-5 The turn of a player who is out ends here at once, without a draw or a window; only combat actions are discarded. */
  clear(g) {
    for (const { card, side } of g.played.splice(0)) showToScrap(g, side, card)
    endOfCombat(g)
  },
})

/** Returns the celebrity whose dice control every draw at the end of a turn, or null. */
function celebrityCurse(g: Pbl): { card: CardName; dice: number; face: number } | null {
  for (const card of g.celebrities) {
    const curse = curseOf(g, card)
    if (curse !== null) return { card, dice: curse.dice, face: curse.face }
  }
  return null
}

/** PBL-MODE-10 The seats that only order a deck. At the start of each turn, they see its top five cards again. */
const gunners = (g: Pbl): Seat[] => (g.config.seats === g.config.players ? [] : [2, 3])

type MainMove = OptionOf<'build' | 'attack' | 'play' | 'blast' | 'demolish' | 'end'>
const END_TURN: MainMove = { kind: 'end' }

/** PBL-TURN-2, -3 (DP-MAIN) The active player builds, attacks, plays and blasts until ending the turn. */
export const main = choice<{ seat: Seat; ended: boolean }, MainMove | Aside>('main', {
  seats: (_g, notes) => (notes.ended ? NO_ONE : only(notes.seat)),
  ask: ({ turn: now }) => ({
    kind: 'main',
    rule: 'PBL-TURN-2',
    moveSpent: now.moveSpent,
    extraAttack: now.rage || now.finalBlow || now.again !== NOBODY,
  }),
  candidates: (g, _notes, seat) => mainMoves(g, seat, false),
  legal: (g, _notes, seat) => mainMoves(g, seat, true),
  tempting: (g, _notes, seat) => [
    ...g.hands[seat]!.flatMap((card): MainMove[] =>
      cardOf(g, card).kind === 'action' ? [{ kind: 'build', card }] : isAnyTime(g, card) ? [] : [{ kind: 'play', card }],
    ),
    ...g.sides[sideOf(g, seat)]!.crew.flatMap((card): MainMove[] => (crewOf(g, card).blast === undefined ? [{ kind: 'blast', card }] : [])),
  ],
  asides: (g, notes, seat) => asidesOf(g, seat, [notes.seat]),
  forbids(g, _notes, seat, move) {
    if (move.kind === 'build') return forbidsBuildNow(g, seat, move.card)
    if (move.kind === 'attack') return forbidsAttack(g, seat, move.limb)
    if (move.kind === 'play') return forbidsPlay(g, seat, move.card, true)
    return move.kind === 'blast' ? forbidsTurnBlast(g, seat, move.card) : null
  },
  absent: () => END_TURN,
  choose(g, notes, seat, move): Flow {
    if (isAside(move)) return takeAside(g, seat, move)
    if (move.kind === 'build') return call(build, { seat, card: move.card, slot: NOBODY, by: buildPermission(g, seat, move.card)! })
    if (move.kind === 'attack') return call(declareAttack, { seat, limb: move.limb, aim: { side: NOBODY, slot: NOBODY } })
    if (move.kind === 'play') return call(playWithPriority, { seat, card: move.card })
    if (move.kind === 'blast') return call(turnBlast, { seat, card: move.card })
    if (move.kind === 'demolish') return call(demolish, { seat })
    notes.ended = true
    tell?.({ kind: 'end', rule: 'PBL-TURN-4', seat, robot: robotOf(g, sideOf(g, seat)) })
    return answer()
  },
})

/** Lists what the active player could do here; with `legal`, only what no rule forbids. */
function mainMoves(g: Pbl, seat: Seat, legal: boolean): MainMove[] {
  const side = g.sides[sideOf(g, seat)]!
  const found: MainMove[] = []
  for (const card of g.hands[seat]!) {
    if (cardOf(g, card).kind !== 'action' && !(legal && forbidsBuildNow(g, seat, card) !== null)) found.push({ kind: 'build', card })
    if (isAnyTime(g, card) && !(legal && forbidsPlay(g, seat, card, true) !== null)) found.push({ kind: 'play', card })
  }
  for (const limb of ALL_LIMBS) if (!(legal && forbidsAttack(g, seat, limb) !== null)) found.push({ kind: 'attack', limb })
  for (const card of side.crew)
    if (crewOf(g, card).blast !== undefined && !(legal && forbidsTurnBlast(g, seat, card) !== null)) found.push({ kind: 'blast', card })
  const hangar = hangarOf(g, side)
  if (hangar?.demolition) found.push({ kind: 'demolish', card: hangar.name })
  found.push(END_TURN)
  return found
}

/** Returns which permission a build of the card would use: preferably a free hangar build, which saves the MOVE. Null if none is left. */
function buildPermission(g: Pbl, seat: Seat, name: CardName): BuildBy | null {
  const { turn: now } = g
  const side = g.sides[sideOf(g, seat)]!
  const { kind } = cardOf(g, name)
  if (kind === 'hangar' && !now.freeHangarUsed && someCrew(g, side, (crew) => crew.freeHangar === true)) return 'free hangar'
  if (!now.moveSpent) return 'move'
  const isLimbCard = kind === 'armor' || kind === 'pod'
  return isLimbCard && now.builtLimb !== NOBODY && !now.secondLimbUsed && someCrew(g, side, (crew) => crew.secondLimb === true)
    ? 'second limb'
    : null
}

function forbidsBuildNow(g: Pbl, seat: Seat, name: CardName): RefusalId | null {
  const side = sideOf(g, seat)
  if (cardOf(g, name).kind === 'action') return forbidsBuild(g, side, name, NOBODY)
  const by = buildPermission(g, seat, name)
  if (by === null) return 'PBL-TURN-2'
  const rule = forbidsBuildAnywhere(g, side, name)
  if (rule !== null || by !== 'second limb') return rule
  return placesFor(g, name).some((slot) => forbidsPlace(g, side, name, slot, by) === null) ? null : 'PBL-TURN-2'
}

function forbidsTurnBlast(g: Pbl, seat: Seat, name: CardName): RefusalId | null {
  const { blast } = crewOf(g, name)
  return blast?.when === 'turn' ? forbidsEffect(g, seat, blast.effect) : 'PBL-CREW-5'
}

/** BLAST-T The crew card is discarded, then its effect runs, then the others may respond. */
const turnBlast = sequence<{ seat: Seat; card: CardName }>('turnBlast', {
  pay(g, { seat, card }): Flow {
    const side = sideOf(g, seat)
    dropCrew(g, side, card)
    tell?.({ kind: 'blast', rule: 'PBL-CREW-5', seat, robot: robotOf(g, side), card, dice: 0, uses: `card ${card}` })
    const effect: Effect = crewOf(g, card).blast!.effect
    return perform(g, effect, seat, card)
  },
  others: (g, { seat }) => openWindow(g, 'blast', othersFrom(g, seat)),
})

/** PBL-EDGE-20 The hangar is lost, and no opponent may declare attacks on their next turn. */
const demolish = sequence<{ seat: Seat }>('demolish', {
  discard(g, { seat }): Flow {
    const side = sideOf(g, seat)
    for (const other of opponentsOf(g, side)) g.sides[other]!.barred = [...membersOf(g, other)]
    tell?.({ kind: 'demolition', rule: 'PBL-EDGE-20', seat, robot: robotOf(g, side), uses: `card ${hangarOf(g, g.sides[side]!)!.name}` })
    return loseHangar(g, side)
  },
  others: (g, { seat }) => openWindow(g, 'blast', othersFrom(g, seat)),
})

export const turnRules = [turns, turn, main, turnBlast, demolish]
