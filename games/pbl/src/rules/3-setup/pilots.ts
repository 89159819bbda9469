import type { OptionOf } from '../../terms.ts'
import { tell } from '../../tell.ts'
import { answer, call, goto, sample } from '@robodrome/kernel'
import { contentOf, isStarter } from '../../content/index.ts'
import { chance, choice, sequence } from '../../rule.ts'
import type { CardName, Pbl, SideId } from '../../state.ts'
import { living, ofSide } from '../../vocabulary.ts'
import { rollD20 } from '../5-dice.ts'

/** Reveals starter pilots. */
const turnUpPilots = chance<{ count: number }, CardName[]>('turnUpPilots', {
  draw: (g, { count }, luck) => sample(contentOf(g).starterNames, count, luck),
  possible: (g, { count }, pilots) =>
    pilots.length === count && new Set(pilots).size === count && pilots.every((pilot) => isStarter(g, pilot)),
  write: (pilots) => pilots.join(', '),
  read: (text) => text.split(/, */),
})

/** PBL-SETUP-4 Every player rolls the d20; tied players reroll among themselves until no tie is left. */
export const rollForOrder = sequence<{ groups: SideId[][]; dice: number[] }>('rollForOrder', {
  roll(_g, notes) {
    const tied = notes.groups.find((group) => group.length > 1)
    return tied === undefined ? answer(notes.groups.flat()) : call(rollD20, { count: tied.length, sides: 20 }, 'dice')
  },
  rank(g, notes) {
    const at = notes.groups.findIndex((group) => group.length > 1)
    const tied = notes.groups[at]!
    const rolls = tied.map((side, i) => ({ side, rolled: notes.dice[i]! }))
    tell?.({ kind: 'pilot roll', rule: 'PBL-SETUP-4', rolls: rolls.map(({ side, rolled }) => ({ ...ofSide(g, side), rolled })) })
    const values = [...new Set(notes.dice)].toSorted((a, b) => b - a)
    notes.groups.splice(at, 1, ...values.map((value) => rolls.filter(({ rolled }) => rolled === value).map(({ side }) => side)))
    return goto('roll')
  },
})

/** The number of pilots per side: one, or as many as a rotation needs. */
const perSide = (g: Pbl): number => (g.config.rotation > 0 ? g.config.rotation : 1)

/** PBL-SETUP-3, -4, PBL-MODE-3 The talent pool is revealed; players roll and choose in turn. */
export const recruit = sequence<{ pilots: CardName[]; order: SideId[] }>('recruit', {
  turnUp(g) {
    const { sides, rotation, ultimate } = g.config
    return call(turnUpPilots, { count: ultimate ? sides : rotation === 5 ? 10 : rotation === 3 ? 7 : sides + 1 }, 'pilots')
  },
  pool(g, { pilots }) {
    if (g.config.ultimate) {
      pilots.forEach((pilot, side) => takePilot(g, side, pilot))
      g.pilotOrder = living(g)
      return answer()
    }
    g.talentPool = [...pilots]
    tell?.({ kind: 'talent pool', rule: 'PBL-SETUP-3', pilots })
    return call(rollForOrder, { groups: [living(g)], dice: [] }, 'order')
  },
  choose(g, { order }) {
    g.pilotOrder = [...order]
    return call(choosePilot, {})
  },
  rest(g) {
    g.talentPool = []
  },
})

/** PBL-SETUP-4 (DP-PILOT) The highest roll chooses first; in a rotation the players alternate. */
const choosePilot = choice<Record<string, never>, OptionOf<'pilot'>>('choosePilot', {
  seats(g) {
    const order = g.pilotOrder.filter((side) => !g.sides[side]!.out)
    const fewest = Math.min(...order.map((side) => g.sides[side]!.reserve.length))
    if (order.length === 0 || fewest >= perSide(g)) return []
    return [order.find((side) => g.sides[side]!.reserve.length === fewest)!]
  },
  ask: () => ({ kind: 'choosePilot', rule: 'PBL-SETUP-4' }),
  candidates: (g) => g.talentPool.map((card) => ({ kind: 'pilot', card })),
  tempting: (g) =>
    contentOf(g)
      .starterNames.filter((name) => !g.talentPool.includes(name))
      .map((card) => ({ kind: 'pilot', card })),
  forbids: (g, _notes, _seat, { card }) => (g.talentPool.includes(card) ? null : 'PBL-SETUP-3'),
  absent: (g, _notes, _seat, options) => {
    const listed = contentOf(g).starterNames
    return options.toSorted((a, b) => listed.indexOf(a.card) - listed.indexOf(b.card))[0]!
  },
  choose(g, _notes, seat, { card: pilot }) {
    g.talentPool.splice(g.talentPool.indexOf(pilot), 1)
    takePilot(g, seat, pilot)
  },
})

function takePilot(g: Pbl, side: SideId, pilot: CardName): void {
  g.sides[side]!.reserve.push(pilot)
  tell?.({ kind: 'pilot', rule: 'PBL-SETUP-4', ...ofSide(g, side), card: pilot, uses: `card ${pilot}` })
}

export const pilotRules = [turnUpPilots, rollForOrder, recruit, choosePilot]
