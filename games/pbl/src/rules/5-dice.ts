import type { OptionOf } from '../terms.ts'
import { tell } from '../tell.ts'
import { answer, call, goto, only, rollDice, type Seat } from '@robodrome/kernel'
import { cardOf, crewOf, type Reroll, starterOf } from '../content/index.ts'
import { chance, choice, sequence } from '../rule.ts'
import { ATTACK, NOBODY, type DEFENSE, type CardName, type Combat, type Pbl, type Roll, type SideId } from '../state.ts'
import { dieAt, limbArmorAt, ofSide, totalOf, voiceOf, type DieIn } from '../vocabulary.ts'
import { discardMalfunction } from './5-blow-off.ts'

// 5.2 Dice.

type Which = typeof ATTACK | typeof DEFENSE

/** PBL-DICE-1 Rolls six-sided dice, each independent; together they have too many outcomes to list. */
export const dice = chance<{ count: number }, number[]>('dice', {
  draw(_g, { count }, luck) {
    const rolled: number[] = []
    for (let i = 0; i < count; i++) rolled.push(luck.below(6) + 1)
    return rolled
  },
  possible: (_g, { count }, rolled) => rolled.length === count && rolled.every((face) => Number.isInteger(face) && face >= 1 && face <= 6),
  write: (rolled) => rolled.join(' '),
  read: (text) => (text === '' ? [] : /^[1-6]( [1-6])*$/.test(text) ? text.split(' ').map(Number) : undefined),
})

/** The d20 of the pilot roll and of effects. */
export const rollD20 = rollDice

/** PBL-DICE-3 Returns dice of this side after changers. */
export function changed(g: Pbl, side: SideId, rolled: readonly number[]): number[] {
  const faces = rolled.slice()
  for (let other = 0; other < g.sides.length; other++)
    if (!g.sides[other]!.out) for (const name of g.sides[other]!.crew) change(g, name, other === side, faces)
  for (const name of g.celebrities) change(g, name, true, faces)
  return faces
}

function change(g: Pbl, name: CardName, own: boolean, faces: number[]): void {
  const { changer } = crewOf(g, name)
  if (changer === undefined || !(own || changer.whose === 'everybody')) return
  for (let die = 0; die < faces.length; die++) if (faces[die] === changer.from) faces[die] = changer.to
}

/** PBL-DICE-6 If a die of a combat roll was just rolled, rerolled or set and shows a 1, every malfunction on that robot ends. */
export function noticeOnes(g: Pbl, side: SideId, faces: readonly number[]): void {
  if (!faces.includes(1)) return
  g.sides[side]!.slots.forEach((slot, at) => {
    if (slot.malfunction !== NOBODY) discardMalfunction(g, side, at, 'PBL-DICE-6')
  })
}

interface RollNotes {
  of: Which
  /** The dice of an initial roll, followed by the bomb or shield dice rolled with them; otherwise, dice of a single kind. */
  initial: number
  thrown: number
  extra: number
  /** The face to which armor fixed a die, or 0. */
  fixed: number
  dice: number[]
  at: number[]
}

export const rollNotes = (of: Which, counts: { initial?: number; thrown?: number; extra?: number; fixed?: number }): RollNotes => ({
  of,
  initial: counts.initial ?? 0,
  thrown: counts.thrown ?? 0,
  extra: counts.extra ?? 0,
  fixed: counts.fixed ?? 0,
  dice: [],
  at: [],
})

const ROLL_KINDS = ['initial', 'thrown', 'extra'] as const satisfies Roll['kind'][]

/** A combat roll: the dice are rolled, changers apply, the player rerolls, and finally ones are checked. */
export const combatRoll = sequence<RollNotes>('combatRoll', {
  roll: (_g, notes) => call(dice, { count: notes.initial + notes.thrown + notes.extra - (notes.fixed > 0 ? 1 : 0) }, 'dice'),
  lay(g, notes) {
    const combat = g.combat!
    const side = notes.of === ATTACK ? combat.attacker : combat.defender
    const faces = changed(g, side, notes.fixed > 0 ? [notes.fixed, ...notes.dice] : notes.dice)
    const isInitial = combat.phase === 'rolling'
    const before = tell ? totalOf(g, combat, notes.of) : 0
    if (!isInitial || notes.of === ATTACK) combat.current.length = 0
    let from = 0
    for (const kind of ROLL_KINDS) {
      const count = notes[kind]
      if (count === 0 && !(kind === 'initial' && isInitial)) continue
      const armor = kind === 'initial' && notes.of === ATTACK ? limbArmorAt(g, g.sides[side]!, combat.limb) : null
      notes.at.push(combat.rolls.length)
      combat.current.push(combat.rolls.length)
      combat.rolls.push({ of: notes.of, kind, dice: faces.slice(from, from + count), blanks: armor?.blanks?.slice() ?? [], duds: false })
      from += count
    }
    tell?.({
      kind: 'roll',
      rule: isInitial ? 'PBL-CMB-3' : 'PBL-CMB-7',
      ...ofSide(g, side),
      of: notes.of,
      rolled: notes.dice,
      faces,
      fixed: notes.fixed,
      before,
      total: totalOf(g, combat, notes.of),
    })
  },
  reroll: (g, { of, at }) =>
    rerollCards(g, g.combat!, of).length === 0 ? undefined : call(rerolls, { of, at: [...at], used: [], pick: 'none', dice: [] }),
  ones(g, notes) {
    const combat = g.combat!
    for (const at of notes.at) noticeOnes(g, notes.of === ATTACK ? combat.attacker : combat.defender, combat.rolls[at]!.dice)
  },
})

/** Dice added by cards that are neither bombs nor shields nor part of the initial roll. */
export const addDice = sequence<{ of: Which; count: number }>('addDice', {
  roll: (_g, { of, count }) => call(combatRoll, rollNotes(of, { extra: count })),
})

interface RerollNotes {
  of: Which
  at: number[]
  used: CardName[]
  pick: RerollOption | 'none'
  dice: number[]
}

/** A card's reroll: of one die, or of all dice it names. */
interface RerollOption {
  card: CardName
  dice: DieIn[]
}

/** PBL-DICE-4 The player uses reroll effects, each once per roll, in any order. */
export const rerolls = sequence<RerollNotes>('rerolls', {
  choose(g, notes) {
    const found = rerollOptions(g, notes)
    if (found.length === 0) return answer()
    notes.pick = 'none'
    if (found.length === 1 && isCompulsory(g, found[0]!)) {
      notes.pick = found[0]!
      return undefined
    }
    return call(chooseReroll, { of: notes.of, at: [...notes.at], used: [...notes.used] }, 'pick')
  },
  roll: (_g, notes) => (notes.pick === 'none' ? answer() : call(dice, { count: notes.pick.dice.length }, 'dice')),
  lay(g, notes) {
    const combat = g.combat!
    if (notes.pick === 'none') return answer()
    const { card, dice: which } = notes.pick
    const side = notes.of === ATTACK ? combat.attacker : combat.defender
    notes.used.push(card)
    combat.used.push(card)
    const faces = changed(g, side, notes.dice)
    which.forEach(({ roll, die }, i) => {
      combat.rolls[roll]!.dice[die] = faces[i]!
    })
    tell?.({
      kind: 'reroll',
      rule: 'PBL-DICE-4',
      ...ofSide(g, side),
      card,
      rolled: notes.dice,
      total: totalOf(g, combat, notes.of),
      uses: `card ${card}`,
    })
    return goto('choose')
  },
})

const isCompulsory = (g: Pbl, option: Pick<RerollOption, 'card'>): boolean => {
  const card = cardOf(g, option.card) as { reroll?: Reroll } | undefined
  return card?.reroll?.compulsory === true
}

/** Lists all rerolls available now. */
function rerollOptions(g: Pbl, notes: Pick<RerollNotes, 'of' | 'at' | 'used'>): RerollOption[] {
  const combat = g.combat!
  const found: RerollOption[] = []
  for (const { card, reroll } of rerollCards(g, combat, notes.of)) {
    if (notes.used.includes(card) || (reroll.oncePerCombat && combat.used.includes(card))) continue
    const which: DieIn[] = []
    for (const roll of notes.at) {
      const { kind, dice: faces } = combat.rolls[roll]!
      if (reroll.roll === 'initial' && kind !== 'initial') continue
      for (let die = 0; die < faces.length; die++)
        if (reroll.showing === undefined || faces[die] === reroll.showing) which.push({ roll, die })
    }
    if (which.length === 0) continue
    if (reroll.dice === 'all') found.push({ card, dice: which })
    else for (const one of which) found.push({ card, dice: [one] })
  }
  return found
}

/** Lists the cards that give a side of this combat a reroll. */
export function rerollCards(g: Pbl, combat: Combat, of: Which): { card: CardName; reroll: Reroll }[] {
  const side = g.sides[of === ATTACK ? combat.attacker : combat.defender]!
  const found: { card: CardName; reroll: Reroll }[] = []
  const pilot = side.expert === null ? starterOf(g, side.starter) : (cardOf(g, side.expert) as { name: string; reroll?: Reroll })
  if (pilot.reroll !== undefined) found.push({ card: pilot.name, reroll: pilot.reroll })
  for (const name of side.crew) addCrewReroll(g, found, name)
  for (const name of g.celebrities) addCrewReroll(g, found, name)
  const armor = limbArmorAt(g, side, of === ATTACK ? combat.limb : combat.target)
  if (armor?.reroll !== undefined && (armor.reroll.as === 'either' || armor.reroll.as === (of === ATTACK ? 'attacking' : 'target'))) {
    found.push({ card: armor.name, reroll: armor.reroll })
  }
  return found
}

function addCrewReroll(g: Pbl, found: { card: CardName; reroll: Reroll }[], name: CardName): void {
  const { reroll } = crewOf(g, name)
  if (reroll !== undefined) found.push({ card: name, reroll })
}

const KEEP_DICE: OptionOf<'keepDice'> = { kind: 'keepDice' }

/** DP-REROLL: the player chooses a reroll or stops; compulsory rerolls cannot be skipped. */
const chooseReroll = choice<Pick<RerollNotes, 'of' | 'at' | 'used'>, OptionOf<'reroll' | 'keepDice'>>('chooseReroll', {
  seats: (g, { of }) => only(voiceOf(g, of === ATTACK ? g.combat!.attacker : g.combat!.defender)),
  ask: () => ({ kind: 'chooseReroll', rule: 'PBL-DICE-4' }),
  candidates: (g, notes) => [
    ...rerollOptions(g, notes).map(({ card, dice: which }): OptionOf<'reroll'> => ({
      kind: 'reroll',
      card,
      dice: which.map((each) => dieAt(g, each)),
    })),
    KEEP_DICE,
  ],
  forbids: (g, notes, _seat: Seat, option) =>
    option.kind === 'keepDice' && rerollOptions(g, notes).some((each) => isCompulsory(g, each)) ? 'PBL-DICE-4' : null,
  absent: (g, _notes, _seat, options) =>
    options.find(({ kind }) => kind === 'keepDice') ?? options.find((each) => each.kind === 'reroll' && isCompulsory(g, each))!,
  choose: (_g, _notes, _seat, option) =>
    answer(option.kind === 'keepDice' ? 'none' : { card: option.card, dice: option.dice.map(({ roll, die }) => ({ roll, die })) }),
})

export const diceRules = [dice, rollDice, combatRoll, addDice, rerolls, chooseReroll]
