import { QUARTERS, type Bounds, type View } from '@robodrome/aimbots/page'
import { nameOption, plain, putQuestion, type Phrase, type Reader } from '@robodrome/phrases'
import { percent, signed } from '../../kit/odds.ts'
import type { Answers, Chip, Odds, Prompt } from '../board.ts'
import { facingOf, iconOf } from './art/bot.tsx'
import { choicesOf, isAsked, outlookIn, questionOf, viewOf, type Attacking, type Choice, type Props, type Shown } from './model.ts'
import { said, words } from './words/index.ts'

const NOT_ASKED: Prompt = { question: words.waiting, primary: words.act.primary, chips: [] }

/** The question and its answers; attacks first, with their exact chance. */
export function prompt({ snapshot, seat, answers, nameOf }: Pick<Props, 'snapshot' | 'seat' | 'answers' | 'nameOf'>): Prompt {
  const question = questionOf(snapshot, seat)
  if (!isAsked(snapshot, seat) || question === undefined) return NOT_ASKED
  const view = viewOf(snapshot)
  const write = (phrase: Phrase): string => plain(phrase, { nameOf, own: [seat] } satisfies Reader)
  const { ask, because } = putQuestion(said.words, question, view)
  const chips = choicesOf(snapshot).map((choice) => ({ choice, chip: chipOf(view, choice, answers, write) }))
  const hasBots = question.kind === 'act' && chips.some(({ choice: { at, rule } }) => at !== '' && rule === undefined)
  const reason = because === undefined ? [] : [write(because)]
  return {
    question: write(ask),
    ...(question.kind === 'chooseRotation' || question.kind === 'chooseTurn'
      ? { reason: words.turnIt }
      : (hasBots || reason.length > 0) && { reason: [...(hasBots ? [words.touchBot] : []), ...reason].join(' ') }),
    rule: question.rule,
    primary: words.act.primary,
    chips: chips.toSorted((a, b) => rank(a.choice, a.chip) - rank(b.choice, b.chip)).map(({ chip }) => chip),
  }
}

/** In order: actions with a chance, other actions, the end of the turn, forbidden actions. */
const rank = ({ option, rule }: Choice, { odds }: Chip): number => (rule !== undefined ? 3 : odds ? 0 : option.kind === 'endTurn' ? 2 : 1)

function chipOf(view: View, { text, option, at, rule }: Choice, answers: Answers, write: (phrase: Phrase) => string): Chip {
  const { title, effect, act } = nameOption(said.words, option, view)
  const seen = option.kind === 'attack' && rule === undefined ? seenOf(option, answers) : undefined
  const margin = seen && words.margin(signed(seen.least.margin, true))
  return {
    text,
    title: write(title),
    ...(effect !== undefined && { effect: [write(effect), ...(margin === undefined ? [] : [margin])].join(', ') }),
    ...(act !== undefined && { act: write(act) }),
    ...(seen && { odds: oddsOf(seen) }),
    ...standing(view, option),
    ...(at !== '' && (rule !== undefined || option.kind !== 'attack') && { onStage: true as const, about: at }),
    ...(rule !== undefined && { ...pictureOf(view, option), forbidden: { rule, reason: write(said.words.refusals[rule](option, view)) } }),
  }
}

/** The bot as it would stand after a turn. */
function standing(view: View, option: Choice['option']): Pick<Chip, 'picture'> {
  if (option.kind === 'face') return { picture: facingOf(view.bots[option.bot]!, option.rot) }
  if (option.kind !== 'turn' || view.acting === null) return {}
  const bot = view.bots[view.acting]!
  return { picture: facingOf(bot, (bot.rot + QUARTERS[option.turn]) % 4) }
}

/** The subject of an answer; for an attack, its target. */
function pictureOf({ bots }: View, option: Choice['option']): Pick<Chip, 'picture'> {
  const bot = option.kind === 'attack' ? bots[option.target] : 'bot' in option ? bots[option.bot] : undefined
  return bot === undefined ? {} : { picture: iconOf(bot) }
}

/** What is known about the chance of an attack. */
const seenOf = ({ bot, target }: Attacking, answers: Answers) =>
  outlookIn(answers)?.attacks.find(({ attacker, defender }) => attacker === bot && defender === target)

/** A fraction if no hidden token can change it; otherwise, the average over all hidden tokens, with the range. */
export function oddsOf({ chance, least, most }: Bounds): Odds {
  const exact = least.hits * most.of === most.hits * least.of
  const fraction = [least.hits, least.of] as const
  return {
    chance,
    counts: words.counts,
    ...(exact ? { fraction } : { label: words.unseen(percent(least.hits / least.of), percent(most.hits / most.of)) }),
  }
}

/** The names that moves had when they were offered, without the numbers of a rotation. */
export const nameMove = (text: string): string | null => (/^[\d-]+$/.test(text) ? words.facing : null)

export const asks = (snapshot: Shown) => (snapshot.view?.phase === 'play' ? [{ key: 'odds', kind: 'odds', args: null }] : [])
