import type { BoardProps, Chip, Prompt } from '../../board.ts'
import { isAsked, questionOf } from '../model.ts'
import { words } from '../words/index.ts'
import { contextOf, forbidden, type Context } from './context.ts'
import * as dice from './dice.ts'
import { nameMove } from './names.ts'
import * as places from './places.ts'
import * as rewards from './rewards.ts'
import * as windows from './windows.ts'
import './prompt.css'

const { preWindow, defenderWindow, attackerWindow, hitWindow, malfunctionWindow } = windows

/** Every question of the game, by the name of its rule. */
export const QUESTIONS: Readonly<Record<string, (context: Context) => Prompt>> = {
  ...places,
  ...dice,
  ...rewards,
  preWindow,
  defenderWindow,
  attackerWindow,
  hitWindow,
  malfunctionWindow,
}

/** The one question, its answers, and what may not be answered and why. */
export function prompt({ snapshot, seat, answers, nameOf }: Pick<BoardProps, 'snapshot' | 'seat' | 'answers' | 'nameOf'>): Prompt {
  if (!isAsked(snapshot, seat)) return NOT_ASKED
  const context = contextOf(snapshot, seat, answers, nameOf)
  const asked = (QUESTIONS[questionOf(snapshot)] ?? anyQuestion)(context)
  const chips = [...asked.chips, ...others(context, asked.chips)]
  return { ...asked, chips: [...chips.filter(({ onStage }) => !onStage), ...chips.filter(({ onStage }) => onStage)] }
}

const NOT_ASKED: Prompt = { question: words.ask.other, primary: words.primary.option, chips: [] }

/** Whatever else a player may try on the stage or the desk is explained there: the bar only knows the reason. */
function others(context: Context, chips: readonly Chip[]): Chip[] {
  const known = new Set(chips.map(({ text }) => text))
  const more = context.choices.filter(({ text, rule }) => rule !== undefined && !known.has(text))
  return more.map((choice) => ({ text: choice.text, title: nameMove(choice.text), onStage: true, ...forbidden(context, choice) }))
}

/** A question that this board does not know yet is still answered. */
const anyQuestion = (context: Context): Prompt => ({
  question: words.ask.other,
  primary: words.primary.option,
  chips: context.snapshot.options.map(({ text }) => ({ text, title: nameMove(text) })),
})
