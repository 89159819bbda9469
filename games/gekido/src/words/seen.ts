import type { Panel } from '../content/bots.ts'
import type { PowerId } from '../content/powers.ts'
import type { Content } from '../content.ts'
import type { BotView, View } from '../shapes.ts'

/** Helpers that read views for labels, independent of language. */

export const panelOf = (content: Content, view: View, seat: number): Panel => content.bots[view.bots[seat]!.bot]![view.mode]

export const ownBot = (view: View): BotView | undefined => (view.seat === null ? undefined : view.bots[view.seat])

/** The maximum Charges of a Power on the reader's own panel. */
export const fullCharges = (content: Content, view: View, id: PowerId): number =>
  view.seat === null ? 0 : (panelOf(content, view, view.seat).powers[id] ?? 0)

export const botCalled = (view: View, id: string): BotView | undefined => Object.values(view.bots).find(({ bot }) => bot === id)

/** How many dice are rerolled after locking this many. */
export const againOf = ({ attack }: View, locked: number): number =>
  attack === null ? 0 : attack.free.length - locked + (attack.withheld ? 1 : 0)
