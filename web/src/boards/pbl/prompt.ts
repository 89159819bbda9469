import type { Seen } from '@robodrome/kernel'
import { cardOf, isOrange, type Outlook, type Question, type View } from '@robodrome/pbl/page'
import { plain, putQuestion } from '@robodrome/phrases'
import { percent } from '../../kit/odds.ts'
import type { Chip, Pointer, Prompt } from '../board.ts'
import { anchorsOf, onCard } from './anchors.ts'
import { cardPicture } from './art/card-art.tsx'
import { inTheBar, reasonOf, saidOf, thrownAs, type Context } from './chips.ts'
import { choicesOf, isAsked, noteIn, outlookIn, questionTo, viewOf, type Choice, type Props, type Snap } from './model.ts'
import { said, words } from './words/index.ts'
import { printedOn } from './stage/card-facts.ts'

const says = words.prompt
const NOT_ASKED: Prompt = { question: says.other, primary: says.primary, chips: [] }

/** The question and its answers. Cards and limbs are chosen on the board; chances, passes and other ways to continue are in the bar. */
export function prompt({ snapshot, seat, answers, nameOf }: Pick<Props, 'snapshot' | 'seat' | 'answers' | 'nameOf'>): Prompt {
  const question = isAsked(snapshot, seat) ? questionTo(snapshot, seat) : null
  if (question === null || seat === null) return NOT_ASKED
  const view = viewOf(snapshot)
  const context: Context = { view, question, outlook: outlookIn(answers), reader: { nameOf, own: [seat] } }
  const asides = new Set(snapshot.asides.map(({ text }) => text))
  const chips = choicesOf(snapshot, seat)
    .filter(({ text }) => !asides.has(text))
    .toSorted((a, b) => rank(context, a) - rank(context, b))
    .map((choice) => chipOf(context, choice))
  const { ask, because } = putQuestion(said.words, question, view)
  const reason = whyAsked(context, question) || (because === undefined ? '' : plain(because, context.reader))
  const pointer = toTheHand(context, choicesOf(snapshot, seat))
  return {
    question: plain(ask, context.reader),
    primary: says.primary,
    chips,
    ...(reason !== '' && { reason }),
    rule: question.rule,
    ...(pointer && { pointer }),
  }
}

/** PBL-CMB-7 If cards can be thrown and none of them is in the bar, the bar says so. */
function toTheHand(context: Context, choices: readonly Choice[]): Pointer | null {
  const { view, question } = context
  if (question?.kind !== 'fight') return null
  const first = choices.find(({ option, rule }) => option.kind === 'throw' && rule === undefined && !inTheBar(context, option))
  if (first?.option.kind !== 'throw') return null
  return {
    title: says.throwOne(thrownAs(view)),
    effect: says.throwHow,
    at: `.pb-hand [data-anchor=${JSON.stringify(onCard(first.option.card))}]`,
  }
}

/** In order: choices with a chance, other choices, the end, forbidden choices. */
function rank(context: Context, { option, rule }: Choice): number {
  if (rule !== undefined) return 3
  if (option.kind === 'concede' || option.kind === 'end') return 2
  return saidOf(context, option).odds ? 0 : 1
}

function chipOf(context: Context, { text, option, rule }: Choice): Chip {
  const onStage = anchorsOf(context.view, option).length > 0 && (rule !== undefined || !inTheBar(context, option))
  return {
    text,
    ...saidOf(context, option),
    // Next to its chance, a chip has room for only a few words.
    ...(option.kind === 'attack' && { title: says.attackWith(words.stage.slots[option.limb]!) }),
    ...(onStage && { onStage: true as const }),
    ...(rule !== undefined && 'card' in option && option.card !== undefined && { picture: cardPicture(context.view, option.card) }),
    ...(rule !== undefined && { forbidden: { rule, reason: reasonOf(context, option, rule) } }),
  }
}

/** The meaning of the numbers on the chips, or the text of the card that asks. */
function whyAsked({ view, outlook }: Context, question: Seen<Question>): string {
  if (question.kind === 'main') return says.why.main(!question.moveSpent)
  if (question.kind === 'fight' && outlook?.behind) return leads(view, outlook.behind)
  const card = noteIn(view, 'playCard', 'card') ?? noteIn(view, 'aimed', 'card')
  return question.kind !== 'window' && card !== undefined && isOrange(view, card) ? printedOn(view, cardOf(view, card)) : ''
}

function leads(view: View, behind: NonNullable<Outlook['behind']>): string {
  const chances = behind.cards.slice(1, 4).map(({ lead }) => percent(lead))
  return chances.length > 0 ? says.why.leads(thrownAs(view), chances) : ''
}

/** The names that moves had when they were offered. */
export const nameMove = (): null => null

export const asks = (snapshot: Snap) =>
  snapshot.view === null || viewOf(snapshot).turn.number === 0 ? [] : [{ key: 'odds', kind: 'odds', args: null }]
