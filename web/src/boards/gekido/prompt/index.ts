import { contentOf } from '@robodrome/gekido/page'
import { putQuestion } from '@robodrome/phrases'
import type { Chip, Prompt } from '../../board.ts'
import { isAsked, questionIn, textOf, type Props } from '../model.ts'
import { wordsIn } from '../said.ts'
import { words } from '../words/index.ts'
import { chipOf, contextOf, type Context } from './context.ts'
import { LAYOUTS } from './layouts.ts'

/** The question, its answers, and the forbidden ones with their reasons. */
export function prompt({ snapshot, seat, answers, nameOf }: Pick<Props, 'snapshot' | 'seat' | 'answers' | 'nameOf'>): Prompt {
  const question = questionIn(snapshot)
  if (!isAsked(snapshot, seat) || question === null) return NOT_ASKED
  const context = contextOf(snapshot, seat, answers, nameOf)
  const { ask, because } = putQuestion(wordsIn(contentOf(context.view)), question, context.view)
  const { layout, primary } = LAYOUTS[question.kind]
  const laid = layout(context)
  const chips = [...laid, ...others(context, laid)]
  return {
    question: textOf(ask, context.reader),
    ...(because && { reason: textOf(because, context.reader) }),
    rule: question.rule,
    primary,
    chips: [...chips.filter(({ onStage }) => !onStage), ...chips.filter(({ onStage }) => onStage)],
  }
}

const NOT_ASKED: Prompt = { question: words.primary.none, primary: words.primary.option, chips: [] }

/** Other attempts are explained where they are made, on the stage or the desk; the bar only has the reason. */
function others(context: Context, chips: readonly Chip[]): Chip[] {
  const known = new Set(chips.map(({ text }) => text))
  const more = context.choices.filter(({ text, rule }) => rule !== undefined && !known.has(text))
  return more.map((choice) => ({ ...chipOf(context, choice), onStage: true }))
}
