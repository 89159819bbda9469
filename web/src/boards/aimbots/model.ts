import { ARENA, type BotId, type BotView, type Outlook, type View } from '@robodrome/aimbots/page'
import type { Seat } from '@robodrome/kernel'
import type { Snapshot } from '@robodrome/table'
import type { Answers } from '../board.ts'

/** The snapshot's view as Aimbots shows it. */
export const viewOf = (snapshot: Snapshot): View => snapshot.view as unknown as View

/** A space by its name, such as `d4`; '' for nowhere. */
export type Space = string

export const SIZE = ARENA.columns

/** Row 0 is drawn at the top, where the north is. */
export const spaceAt = (row: number, column: number): Space => ARENA.spaces[(SIZE - 1 - row) * SIZE + column]!
export const columnOf = (space: Space): number => space.charCodeAt(0) - 97
export const rowOf = (space: Space): number => SIZE - Number(space[1])

export const isStanding = (bot: BotView): boolean => bot.at !== '' && !bot.defeated
export const botAt = (view: View, space: Space): BotId | undefined => {
  const found = view.bots.findIndex((bot) => bot.at === space && isStanding(bot))
  return found < 0 ? undefined : found
}
export const botsOf = (view: View, seat: Seat): BotView[] => view.bots.filter(({ owner }) => owner === seat)

export const isAsked = (snapshot: Snapshot, seat: Seat | null): seat is Seat => seat !== null && snapshot.asked.includes(seat)

/** Something the seat may choose, or may not and why; and the space it is about, '' if none. */
export interface Choice {
  text: string
  at: Space
  rule?: string
}

/** The last space that a move names is the one it is about: where to go, whom to attack, who acts. */
export const spaceIn = (text: string): Space => text.match(/\b[a-g][1-7]\b/g)?.at(-1) ?? ''

export const choicesOf = (snapshot: Snapshot): Choice[] => [
  ...snapshot.options.map(({ text }) => ({ text, at: spaceIn(text) })),
  ...snapshot.refusals.map(({ text, rule }) => ({ text, at: spaceIn(text), rule })),
]

export const outlookIn = (answers: Answers): Outlook | null => (answers['odds'] as unknown as Outlook | undefined) ?? null

/** The two bots of an attack, read from the move: `Turret c3 attacks Hacker c5`. */
export function attackIn(view: View, text: string | null): { attacker: BotId; defender: BotId } | null {
  const [, from, to] = /([a-g][1-7]) attacks .*([a-g][1-7])$/.exec(text ?? '') ?? []
  const [attacker, defender] = [botAt(view, from ?? ''), botAt(view, to ?? '')]
  return attacker === undefined || defender === undefined ? null : { attacker, defender }
}

/** In 2v2 those who sit opposite play together. */
export const sidesOf = (mode: string, seats: number): Seat[][] =>
  mode === 'teams'
    ? [
        [0, 2],
        [1, 3],
      ]
    : Array.from({ length: seats }, (_, seat) => [seat])
