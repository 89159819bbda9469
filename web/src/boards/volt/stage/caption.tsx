import { isSpace, KEYS, type View } from '@robodrome/volt/page'
import { spoken } from '../../../kit/sentence.tsx'
import { PipDie } from '../../../kit/die.tsx'
import { KeyArrow } from '../art/key-arrow.tsx'
import { rowOf, SIZE, viewOf, type BoardProps, type Told } from '../model.ts'
import { describe } from '../tell.ts'

/** What is being shown, in a sentence, with the die that does it. */
export function Caption({ snapshot, showing, reader }: BoardProps) {
  // The reveal says it itself.
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

/** So many rows at the foot of the arena lie under the caption. */
const COVERED = 2

/** Whether it happens where the caption lies: then that makes room. */
function isLow({ running, robots }: View, event: Told): boolean {
  const robot = 'robot' in event ? robots[event.robot]?.at : null
  const at = 'at' in event && isSpace(event.at) ? event.at : null
  const runs = running === null ? null : robots[running.robot].at
  return [robot, at, runs].some((space) => space && rowOf(space) >= SIZE - COVERED)
}
