import { COMMANDS, contentOf, isUse, type Option, type Question } from '@robodrome/gekido/page'
import type { Chip } from '../../board.ts'
import { bestRow, chanceOf, rowsFor } from '../chances.ts'
import { pieceOf, type Choice } from '../model.ts'
import { words } from '../words/index.ts'
import { chipOf, type Context } from './context.ts'

/** Which options of a question are in the bar, in which order, and which are only on the board. */
type Layout = (context: Context) => Chip[]

const onStage = (chip: Chip): Chip => ({ ...chip, onStage: true })
const open = ({ rule }: Choice): boolean => rule === undefined
const those = ({ choices }: Context, ...kinds: Option['kind'][]): Choice[] => choices.filter(({ option }) => kinds.includes(option.kind))
const chips = (context: Context, choices: readonly Choice[]): Chip[] => choices.map((choice) => chipOf(context, choice))

/** One chip per answer; forbidden ones stay on the board. */
const plainly =
  (...kinds: Option['kind'][]): Layout =>
  (context) =>
    those(context, ...kinds).map((choice) => (open(choice) ? chipOf(context, choice) : onStage(chipOf(context, choice))))

/** One chip per tile. If there are many tiles, they stay in the arena while another answer is in the bar; so do forbidden ones. */
const tiles: Layout = (context) => {
  const mayStay = context.snapshot.options.some(({ option }) => option.kind === 'stay')
  return those(context, 'stay', 'move', 'place').map((choice) => {
    const chip = chipOf(context, choice)
    const left = choice.option.kind !== 'stay' && context.view.mode === 'standard' && mayStay
    return left || !open(choice) ? onStage(chip) : chip
  })
}

/** A chip for each Command, with its damage and the cost of failure. */
const commands: Layout = (context) =>
  those(context, 'command').map((choice): Chip => {
    const chip = chipOf(context, choice)
    const row = bestRow(rowsFor(context.answers, choice.text) ?? [])
    if (!row || !open(choice) || choice.option.kind !== 'command') return chip
    const cards = context.view.mode === 'duel' ? 0 : COMMANDS[choice.option.command].cards
    return { ...chip, effect: words.chip.command(row.damage, row.malfunction, cards), odds: chanceOf(row.chance) }
  })

/** With more sets than this, the set is picked on the dice themselves. */
const SETS_IN_CHIPS = 4
const chance = (chip: Chip): number => chip.odds?.chance ?? 0

/** Sets of dice, the most promising first; the rest are picked die by die. */
const sets =
  (kind: 'lock' | 'reroll' | 'keepDice'): Layout =>
  (context) =>
    chips(context, those(context, kind).filter(open))
      .map((chip) => (kind === 'lock' && chance(chip) === 1 ? { ...chip, effect: words.chip.completes } : chip))
      .toSorted((a, b) => chance(b) - chance(a))
      .map((chip, i) => (i < SETS_IN_CHIPS ? chip : onStage(chip)))

const stopping: Layout = (context) =>
  those(context, 'stop', 'roll').map((choice) => {
    const row = bestRow(rowsFor(context.answers, choice.text) ?? [])
    const chip = chipOf(context, choice)
    return choice.option.kind === 'stop' && row ? { ...chip, effect: words.chip.strike(row.damage) } : chip
  })

/**
 * Uses and passing. If a piece can be used on several dice, its chip is for the best one, and others are picked on the dice. Each unusable
 * piece appears once.
 */
const uses: Layout = (context) => {
  const { view, seat, choices } = context
  const better = (a: Chip, b: Chip): boolean => (seat === view.active ? 1 : -1) * (chance(a) - chance(b)) > 0
  const best = new Map<string, Chip>()
  const usable: { piece: string; chip: Chip }[] = []
  const refused = new Map<string, Chip>()
  for (const choice of choices) {
    if (!isUse(choice.option)) continue
    const piece = pieceOf(choice.option)
    const chip = chipOf(context, choice)
    if (!open(choice)) {
      if (!refused.has(piece)) refused.set(piece, onStage(chip))
      continue
    }
    usable.push({ piece, chip })
    const before = best.get(piece)
    if (!before || better(chip, before)) best.set(piece, chip)
  }
  return [
    ...usable.map(({ piece, chip }) => (best.get(piece) === chip ? chip : onStage(chip))),
    ...chips(context, those(context, 'pass')),
    ...[...refused].flatMap(([piece, chip]) => (best.has(piece) ? [] : [chip])),
  ]
}

/** The Bots, each with its speciality. */
const lineup: Layout = (context) =>
  those(context, 'bring').map((choice) => {
    const chip = chipOf(context, choice)
    const bot = choice.option.kind === 'bring' ? contentOf(context.view).bots[choice.option.bot] : undefined
    const described = { ...chip, effect: words.lineup.character[bot?.id ?? ''] ?? '' }
    return open(choice) ? described : onStage(described)
  })

/** The layout of every question, and the primary button's text while nothing is chosen. */
export const LAYOUTS: Readonly<Record<Question['kind'], { layout: Layout; primary: string }>> = {
  bringBot: { layout: lineup, primary: words.primary.bot },
  placeBot: { layout: tiles, primary: words.primary.tile },
  startDraw: { layout: (context) => [...uses(context)].filter(({ forbidden }) => !forbidden), primary: words.primary.option },
  firstMove: { layout: tiles, primary: words.primary.tile },
  secondMove: { layout: tiles, primary: words.primary.tile },
  chooseTarget: { layout: (context) => chips(context, those(context, 'attack')), primary: words.primary.bot },
  flipToken: { layout: plainly('flipLock'), primary: words.primary.bot },
  preWindow: { layout: uses, primary: words.primary.option },
  defenderWindow: { layout: uses, primary: words.primary.option },
  attackerWindow: { layout: uses, primary: words.primary.option },
  hitWindow: { layout: uses, primary: words.primary.option },
  malfunctionWindow: { layout: uses, primary: words.primary.option },
  nameCommand: { layout: commands, primary: words.primary.command },
  lockDice: { layout: sets('lock'), primary: words.primary.dice },
  stopOrRoll: { layout: stopping, primary: words.primary.option },
  setDie: { layout: plainly('set'), primary: words.primary.symbol },
  respinDice: { layout: sets('reroll'), primary: words.primary.dice },
  switchTo: { layout: commands, primary: words.primary.command },
  keepLocked: { layout: sets('keepDice'), primary: words.primary.dice },
  offerPush: { layout: plainly('push', 'noPush'), primary: words.primary.option },
  pushedTo: { layout: tiles, primary: words.primary.tile },
  choosePower: { layout: (context) => chips(context, those(context, 'unlock')), primary: words.primary.power },
  chooseCharge: { layout: (context) => chips(context, those(context, 'charge')), primary: words.primary.power },
  keepCard: { layout: plainly('keepCard'), primary: words.primary.card },
  trimHand: { layout: plainly('discard'), primary: words.primary.card },
  centerDraw: { layout: plainly('draw', 'pass'), primary: words.primary.option },
}
