import {
  ARENA,
  NO_BOT,
  type Act,
  type BotId,
  type BotView,
  type Option,
  type Outlook,
  type Terms,
  type View,
} from '@robodrome/aimbots/page'
import { byKind, type ByKind, type Seat } from '@robodrome/kernel'
import type { Snapshot } from '@robodrome/table'
import type { Answers, BoardProps } from '../board.ts'

export type Shown = Snapshot<Terms>
export type Props = BoardProps<Terms>

/** The view of a match that has begun. */
export const viewOf = (snapshot: Shown): View => snapshot.view!

/** A space by its name, such as `d4`; '' for none. */
export type Space = string

export const SIZE = ARENA.columns

/** Row 0 is drawn at the top, in the north. */
export const spaceAt = (row: number, column: number): Space => ARENA.spaces[(SIZE - 1 - row) * SIZE + column]!
export const columnOf = (space: Space): number => space.charCodeAt(0) - 97
export const rowOf = (space: Space): number => SIZE - Number(space[1])

export const isStanding = (bot: BotView): boolean => bot.at !== '' && !bot.defeated
export const botAt = (view: View, space: Space): BotId | undefined => {
  const found = view.bots.findIndex((bot) => bot.at === space && isStanding(bot))
  return found < 0 ? undefined : found
}
/** Whether a bot stands on the space drawn above. */
export const isBotAbove = (view: View, space: Space): boolean =>
  rowOf(space) > 0 && botAt(view, spaceAt(rowOf(space) - 1, columnOf(space))) !== undefined
export const botsOf = (view: View, seat: Seat): BotView[] => view.bots.filter(({ owner }) => owner === seat)

export const isAsked = (snapshot: Shown, seat: Seat | null): seat is Seat => seat !== null && snapshot.asked.includes(seat)

/** A seat's question; undefined if it is not asked. */
export const questionOf = (snapshot: Shown, seat: Seat | null): Shown['questions'][number]['question'] | undefined =>
  snapshot.questions.find((each) => each.seat === seat)?.question

/** A possible choice, or a forbidden one with its reason, and its space ('' for none). */
export interface Choice {
  text: string
  option: Option
  at: Space
  rule?: Shown['refusals'][number]['rule']
}

const standing = ({ bot }: { bot: BotId }, view: View): Space => (bot === NO_BOT ? '' : view.bots[bot]!.at)
const nowhere = (): Space => ''

/** The space of an option: the destination, the target or the acting bot. */
const SPACES: ByKind<Option, Space, View> = {
  assign: nowhere,
  wild: nowhere,
  load: nowhere,
  place: ({ at }) => at,
  face: (option, view) => view.goal || standing(option, view),
  boost: standing,
  pivot: standing,
  pickUp: standing,
  repair: standing,
  attack: ({ target }, view) => view.bots[target]!.at,
  overcharge: nowhere,
  relocate: nowhere,
  endTurn: nowhere,
  repairBot: standing,
  removePlate: nowhere,
  turn: (_option, view) => (view.acting === null ? '' : view.bots[view.acting]!.at),
  stop: ({ at }) => at,
  tow: standing,
  towBy: nowhere,
  swapWith: standing,
  spin: nowhere,
  spinBot: standing,
  push: standing,
  done: nowhere,
  scan: standing,
  shift: ({ to }) => to,
  hack: standing,
  liftPlate: nowhere,
  plateOn: nowhere,
  crash: nowhere,
  shove: nowhere,
  fire: standing,
  ram: nowhere,
  sidestep: nowhere,
  pass: nowhere,
  surge: nowhere,
  reroll: nowhere,
  echo: nowhere,
  exchange: nowhere,
  surgeIt: nowhere,
  relocateBot: standing,
  order: nowhere,
}

export const spaceOf = (view: View, option: Option): Space => byKind(SPACES, option, view)

export function choicesOf(snapshot: Shown): Choice[] {
  const view = viewOf(snapshot)
  return [
    ...snapshot.options.map(({ text, option }) => ({ text, option, at: spaceOf(view, option) })),
    ...snapshot.refusals.map(({ text, option, rule }) => ({ text, option, at: spaceOf(view, option), rule })),
  ]
}

/** The option for a move in notation. */
export const chosenIn = ({ options, refusals }: Shown, text: string | null): Option | undefined =>
  text === null ? undefined : (options.find((each) => each.text === text) ?? refusals.find((each) => each.text === text))?.option

export const outlookIn = ({ odds }: Answers): Outlook | null => (odds as Outlook | undefined) ?? null

export type Attacking = Extract<Act, { kind: 'attack' }>

/** The bots of the chosen attack, or else of the current one. */
export function aimedIn(snapshot: Shown, chosen: string | null): { attacker: BotId; defender: BotId } | null {
  const option = chosenIn(snapshot, chosen)
  return option?.kind === 'attack' ? { attacker: option.bot, defender: option.target } : viewOf(snapshot).attack
}

/** The bot of the chosen option, or else the acting one; null if there is none. */
export function actorIn(snapshot: Shown, chosen: string | null): BotId | null {
  const option = chosenIn(snapshot, chosen)
  return option !== undefined && 'bot' in option && option.bot !== NO_BOT ? option.bot : viewOf(snapshot).acting
}

/** A seat's teammates; null if everybody plays alone. */
export const partnerOf = ({ mode, players }: View, seat: Seat): Seat | null =>
  sidesOf(mode, players.length)
    .find((side) => side.includes(seat))
    ?.find((other) => other !== seat) ?? null

/** In 2v2 opposite seats are teammates. */
export const sidesOf = (mode: string, seats: number): Seat[][] =>
  mode === 'teams'
    ? [
        [0, 2],
        [1, 3],
      ]
    : Array.from({ length: seats }, (_, seat) => [seat])
