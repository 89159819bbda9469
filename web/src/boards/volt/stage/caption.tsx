import { isSpace, KEYS, type View } from '@robodrome/volt/page'
import { spoken } from '../../../kit/sentence.tsx'
import { PipDie } from '../../../kit/die.tsx'
import { KeyArrow } from '../art/key-arrow.tsx'
import { rowOf, SIZE, viewOf, type BoardProps, type Told } from '../model.ts'
import { describe } from '../tell.ts'

/** The current event in a sentence, with its die. */
export function Caption({ snapshot, showing, reader }: BoardProps) {
  // The reveal of the programs needs no caption.
  if (showing === null || showing.kind === 'programs') return null
  const last = snapshot.events.findLast(({ event: { kind } }) => kind === 'die' || kind === 'round')?.event
  const die = last?.kind === 'die' ? last : null
  return (
    <p className={`vt-caption ${isLow(viewOf(snapshot), showing) ? 'up' : ''}`} aria-hidden="true">
      {die !== null && <PipDie paint={die.color} value={die.value} size={26} />}
      {die !== null && die.key !== null && <KeyArrow turn={KEYS.indexOf(die.key)} size={14} />}
      {spoken(describe(showing).parts, reader)}
    </p>
  )
}

/** How many rows at the bottom of the arena the caption covers. */
const COVERED = 2

/** Whether the event happens under the caption, which then moves out of the way. */
function isLow({ running, robots }: View, event: Told): boolean {
  const robot = 'robot' in event ? robots[event.robot]?.at : null
  const at = 'at' in event && isSpace(event.at) ? event.at : null
  const runs = running === null ? null : robots[running.robot].at
  return [robot, at, runs].some((space) => space && rowOf(space) >= SIZE - COVERED)
}
