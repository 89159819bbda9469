import type { Seat } from '@robodrome/kernel'
import { say, type Phrase } from '@robodrome/phrases'
import type { RobotId } from '../../content/robots.ts'
import { at, list, robot, who } from './text.ts'

/** A robot and its operator, who is null for a KillBot. */
export type Steered = { robot: RobotId; seat: Seat | null }

const doer = ({ robot: id, seat }: Steered): Phrase => (seat === null ? say`KillBot ${robot(id)}` : [who(seat, 'you', '')])
const theirs = ({ robot: id, seat }: Steered): Phrase => say`${seat === null ? ['KillBot'] : [who(seat, 'your', '’s')]} ${robot(id)}`

/** Summaries of a stretch of a battle. */
export const gists = {
  took: (by: Steered, token: string): Phrase => say`${doer(by)} took the VP token on ${at(token)}.`,
  destroyed: (by: Steered, lost: Steered): Phrase => say`${doer(by)} destroyed ${theirs(lost)}.`,
  scored: (by: Steered, vp: number): Phrase => say`${doer(by)} scored ${vp} VP in one go.`,
  /** Reasons, to be appended to a sentence of the summary. */
  deeds: (by: Steered, tokens: readonly string[], lost: readonly Steered[]): Phrase => {
    const taken = list(tokens.map((token) => [at(token)]))
    const deeds = [
      ...(tokens.length === 0 ? [] : [say`took the ${tokens.length === 1 ? ['token'] : ['tokens']} on ${taken}`]),
      ...(lost.length === 0 ? [] : [say`destroyed ${list(lost.map(theirs))}`]),
    ]
    return say`${robot(by.robot)} ${list(deeds)}.`
  },
  standing: (vp: number, target: number): Phrase => say`That made ${vp} of ${target} VP.`,
  outlasted: (by: Steered, round: number, defended: boolean): Phrase =>
    defended
      ? say`${robot(by.robot)} was in the lead after round ${round} and defended the title.`
      : say`${robot(by.robot)} was in the lead after round ${round} and became champion of the arena.`,
  champion: (by: Steered, defended: boolean): Phrase =>
    defended ? say`That was how ${robot(by.robot)} defended the title.` : say`That made ${robot(by.robot)} champion of the arena.`,
  fell: (lost: Steered): Phrase => say`${theirs(lost)} fell into a pit.`,
  lost: (lost: Steered): Phrase => say`${theirs(lost)} was destroyed.`,
  hurt: (hit: Steered, damage: number, of: number): Phrase => say`${theirs(hit)} took ${damage} damage and had ${of} of 3.`,
}
