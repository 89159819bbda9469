import { nameOption, plain, putQuestion, type Label, type Phrase, type Reader } from '@robodrome/phrases'
import { unitName, type Option, type View } from '@robodrome/volt/page'
import type { Chip, Prompt, Question } from '../board.ts'
import { pictureOf } from './art/picture.tsx'
import { placeNamed } from './hand.ts'
import { isAsked, isBetweenBouts, isProgramming, questionIn, viewOf, type BoardProps, type Snapshot } from './model.ts'
import { said, words } from './words/index.ts'

const NOT_ASKED: Prompt = { question: words.other, primary: words.primary.choose, chips: [] }

/** Stands in for the reader, because no phrase of VOLT's questions and options names a player. */
const NOBODY: Reader = { nameOf: String, own: [] }
const text = (phrase: Phrase): string => plain(phrase, NOBODY)

/** The question and its answers. */
export function prompt({ snapshot, seat }: Pick<BoardProps, 'snapshot' | 'seat' | 'answers' | 'nameOf'>): Prompt {
  const question = questionIn(snapshot)
  if (!isAsked(snapshot, seat) || question === null) return NOT_ASKED
  const view = viewOf(snapshot)
  const { ask, because } = putQuestion(said.words, question, view)
  const onStage = (option: Option): Pick<Chip, 'onStage'> => (isOnStage(option) && !isBetweenBouts(snapshot) ? { onStage: true } : {})
  return {
    question: text(ask),
    reason: because === undefined ? '' : text(because),
    rule: question.rule,
    primary: words.primary.choose,
    ...(question.kind === 'program' && locking(question.mayConfirm === true)),
    chips: [
      ...snapshot.options.map((move) => ({ text: move.text, ...chipOf(move.option, view), ...onStage(move.option) })),
      ...snapshot.refusals.map(({ rule, option, text: move }) => ({
        text: move,
        ...refused(option, view),
        ...onStage(option),
        picture: pictureOf(option),
        forbidden: { rule, reason: text(said.words.refusals[rule](option, view)) },
      })),
    ],
  }
}

/** A program is assembled in the picker; once it has three dice, one press there locks it. */
const locking = (mayConfirm: boolean): Partial<Prompt> => ({
  primary: mayConfirm ? words.primary.lock : words.primary.place,
  ...(mayConfirm && { preset: 'confirm', rule: 'VT-PROG-7' }),
  picks: true,
})

/** Options that are chosen on the board itself. */
const ON_STAGE: readonly Option['kind'][] = ['place', 'start', 'activate', 'deck']
/** Whether an option is chosen on the board. This includes cards of a load-out, but not an empty slot, which is only in the bar. */
const isOnStage = (option: Option): boolean => ON_STAGE.includes(option.kind) || (option.kind === 'slot' && option.card !== null)

const chipOf = (option: Option, view: View): Omit<Chip, 'text'> => read(nameOption(said.words, option, view))

const read = ({ title, effect, act }: Label): Omit<Chip, 'text'> => ({
  title: text(title),
  ...(effect && { effect: text(effect) }),
  ...(act && { act: text(act) }),
})

/** A module that does not fit is shown with the slot it was tried in. */
function refused(option: Option, view: View): Omit<Chip, 'text'> {
  const chip = chipOf(option, view)
  return option.kind === 'slot' ? { ...chip, title: words.inSlot(chip.title, option.slot) } : chip
}

/** An option's name on its chip and on the board. */
export const titleOf = (view: View, option: Option): string => text(nameOption(said.words, option, view).title)

/** A move's name in the undo button. */
export function nameMove(move: string): string | null {
  const die = placeNamed(move)
  return die ? words.undo.die(unitName(die.unit)) : move === 'confirm' ? words.undo.confirm : null
}

/** While dice are being placed, asks for their effects. */
export const asks = (snapshot: Snapshot): readonly Question[] =>
  snapshot.view !== null && snapshot.seat !== null && isProgramming(snapshot) ? [{ key: 'ghost', kind: 'ghost', args: null }] : []
