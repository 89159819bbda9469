import type { HostedGame, HostedOption, HostedTerms } from '@robodrome/outside/hosted'
import { plain, type Phrase } from '@robodrome/phrases'
import { inOwnLanguage } from '../../page/hosted.ts'
import { hostedWords as w } from '../../words/hosted.ts'
import { words } from '../../words/index.ts'
import { answered, type Chip, type Odds, type Prompt, type Question } from '../board.ts'
import { blocksOf, fieldsOf, movesOf, type BoardProps, type Snapshot } from './model.ts'

/** With fewer options than this, they are chips, even if they are numbers. */
const MANY = 8

/** Whether moves are set by numbers: there must be enough of them. */
export const isStepped = ({ steppers }: Pick<HostedGame, 'steppers'>, { options }: Pick<Snapshot, 'options'>): boolean =>
  options.filter(({ option }) => fieldsOf(steppers, option) !== null).length > MANY

/** Moves on the board, which need no chip if there are many. */
function onStage({ view }: Snapshot): ReadonlySet<string> {
  const moves = blocksOf(view).flatMap((block) => {
    if (block.kind === 'grid') return block.rows.flat().flatMap(({ move, moves = [] }) => [move, ...moves.map((each) => each.move)])
    if (block.kind === 'hand') return block.cards.flatMap(movesOf)
    return block.kind === 'piles' ? block.piles.flatMap(({ top }) => (top === undefined ? [] : movesOf(top))) : []
  })
  return new Set(moves.filter((move) => move !== undefined))
}

type Asked = Pick<BoardProps, 'snapshot' | 'seat' | 'answers' | 'nameOf'>

export const oddsOf = ({ answers }: Pick<Asked, 'answers'>, text: string): { odds?: Odds } => {
  const chance = answered<HostedTerms, 'odds'>(answers, 'odds')?.[text]
  return chance === undefined ? {} : { odds: { chance, counts: w.counts } }
}

/** The question in the game's words, and a chip for every option and every refusal. */
export function promptOf(game: HostedGame, asked: Asked): Prompt {
  const { snapshot, seat, nameOf } = asked
  const read = (phrase: Phrase): string => plain(phrase, { nameOf, own: seat === null ? [] : [seat] })
  const put = snapshot.questions.find((each) => each.seat === seat)?.question
  const { ask, because } = put === undefined ? { ask: [words.table.choose], because: undefined } : inOwnLanguage(put.says)
  const staged = onStage(snapshot)
  const chip = (option: HostedOption): Chip => {
    const { title, effect, act } = inOwnLanguage(option.says)
    return {
      text: option.text,
      title: read(title),
      ...(effect && { effect: read(effect) }),
      ...(act && { act: read(act) }),
      ...oddsOf(asked, option.text),
      ...(staged.has(option.text) && { onStage: true }),
    }
  }
  const stepped = isStepped(game, snapshot)
  const [first] = snapshot.options.filter(({ option }) => fieldsOf(game.steppers, option) !== null)
  return {
    question: read(ask),
    ...(because && { reason: read(because) }),
    ...(put && { rule: put.rule }),
    primary: words.table.choose,
    ...(stepped && { picks: true, preset: first!.text }),
    chips: [
      ...snapshot.options.map(({ option }) => chip(option)),
      ...snapshot.refusals.map(({ option, rule }) => ({
        ...chip(option),
        forbidden: { rule, reason: option.why === undefined ? '' : read(inOwnLanguage(option.why)) },
      })),
    ],
  }
}

/** The chances of all options are one question, because a game may offer hundreds. */
export const asksOf = ({ hasOdds }: HostedGame, { seat, asked }: Snapshot): readonly Question[] =>
  hasOdds && seat !== null && asked.includes(seat) ? [{ key: 'odds', kind: 'odds', args: null }] : []
