import { BOTS, SYMBOLS, useOf, type Piece, type Use } from '@robodrome/gekido/page'
import type { Chip, Prompt } from '../../board.ts'
import { pendingIn } from '../chances.ts'
import { botName, glyph } from '../model.ts'
import { words } from '../words/index.ts'
import { forbidden, oddsOf, type Context } from './context.ts'

/** What using a piece does, in a few words. */
export function effectOf({ view }: Context, { piece, die }: Use): string {
  const shown = die === '' ? '' : glyph(die)
  const other = die === '' ? '' : piece.does === 'setOwn' ? glyph(BOTS[view.bots[view.active]!.bot].symbol) : glyph(SYMBOLS[die].opposite)
  const does = piece.does === 'prevent' ? words.prevents(piece.amount) : words.effect[piece.does](shown, other)
  return `${words.chip.kinds[piece.kind]}: ${does}`
}

const act = (piece: Piece): string => (piece.kind === 'card' ? words.chip.play(piece.name) : words.chip.use(piece.name))

/** A chip for each use. Of one piece on several dice the best for the seat stands out, the others are picked on the dice. */
function uses(context: Context): Chip[] {
  const { view, seat, choices } = context
  const attacking = seat === view.active
  const better = (a: Chip, b: Chip): boolean => (attacking ? 1 : -1) * ((a.odds?.chance ?? 0) - (b.odds?.chance ?? 0)) > 0
  const best = new Map<string, Chip>()
  const chips = choices.flatMap((choice): { piece: Piece; chip: Chip }[] => {
    const use = useOf(choice.text)
    if (!use || choice.rule !== undefined) return []
    const chip: Chip = {
      text: choice.text,
      title: use.piece.name,
      effect: effectOf(context, use),
      act: act(use.piece),
      ...oddsOf(context, choice.text),
    }
    const before = best.get(use.piece.key)
    if (!before || better(chip, before)) best.set(use.piece.key, chip)
    return [{ piece: use.piece, chip }]
  })
  return chips.map(({ piece, chip }) => (best.get(piece.key) === chip ? chip : { ...chip, onStage: true as const }))
}

/** Pieces that cannot be used now, each once, with the reason. */
function refused(context: Context): Chip[] {
  const usable = new Set(context.snapshot.options.map(({ text }) => useOf(text)?.piece.key))
  const seen = new Set<string>()
  return context.choices.flatMap((choice) => {
    const use = useOf(choice.text)
    if (!use || choice.rule === undefined || usable.has(use.piece.key) || seen.has(use.piece.key)) return []
    seen.add(use.piece.key)
    return [{ text: choice.text, title: use.piece.name, onStage: true as const, ...forbidden(context, choice) }]
  })
}

const pass = (context: Context, title: string, effect: string): Chip => ({
  text: 'pass',
  title,
  effect,
  act: title,
  ...oddsOf(context, 'pass'),
})

const windowOf = (context: Context, question: string, reason: string, rule: string, passing: Chip): Prompt => ({
  question,
  reason,
  rule,
  primary: words.primary.option,
  chips: [...uses(context), passing, ...refused(context)],
})

export const preWindow = (context: Context): Prompt =>
  windowOf(
    context,
    words.ask.preWindow,
    words.why.preWindow(botName(context.view, context.view.active)),
    'GK-WIN-1',
    pass(context, words.chip.pass, words.chip.passEffect),
  )

export const defenderWindow = (context: Context): Prompt =>
  windowOf(
    context,
    words.ask.defenderWindow(context.view.attack!.roll),
    words.why.defender(botName(context.view, context.view.active)),
    'GK-WIN-2',
    pass(context, words.chip.pass, words.chip.passEffect),
  )

export const attackerWindow = (context: Context): Prompt =>
  windowOf(
    context,
    words.ask.attackerWindow(context.view.attack!.roll),
    words.why.attacker,
    'GK-WIN-3',
    pass(context, words.chip.attackerPass, words.chip.passEffect),
  )

/** Before damage: what is pending comes with the position. */
const takeIt = (context: Context): Chip => ({
  text: 'pass',
  title: words.chip.takeIt,
  effect: words.chip.takeItEffect(context.view.attack!.pending),
  act: words.chip.takeIt,
})

export const hitWindow = (context: Context): Prompt =>
  windowOf(context, words.ask.hitWindow(context.view.attack!.pending), words.why.hitWindow, 'GK-WIN-4', takeIt(context))

export const malfunctionWindow = (context: Context): Prompt => {
  const { pending, parts } = context.view.attack!
  const jolt = pendingIn(context.answers)?.cause === 'jolt' || parts[0]?.rule === 'GK-HIT-6'
  const question = jolt ? words.ask.joltWindow(pending) : words.ask.malfunctionWindow(pending)
  return windowOf(context, question, words.why.malfunctionWindow, 'GK-WIN-5', takeIt(context))
}
