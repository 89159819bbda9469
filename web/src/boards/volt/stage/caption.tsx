import { KEYS } from '@robodrome/volt/page'
import { spoken } from '../../../kit/sentence.tsx'
import { PipDie } from '../../../kit/die.tsx'
import { KeyArrow } from '../art/key-arrow.tsx'
import type { BoardProps } from '../model.ts'
import { describe } from '../tell.ts'

/** What is being shown, in a sentence, with the die that does it. */
export function Caption({ snapshot, showing, reader }: BoardProps) {
  // The reveal says it itself.
  if (showing === null || showing.kind === 'programs') return null
  const last = snapshot.events.findLast(({ event: { kind } }) => kind === 'die' || kind === 'round')?.event
  const die = last?.kind === 'die' ? last : null
  return (
    <p className="vt-caption" aria-hidden="true">
      {die !== null && <PipDie paint={die.color} value={die.value} size={26} />}
      {die !== null && die.key !== null && <KeyArrow turn={KEYS.indexOf(die.key)} size={14} />}
      {spoken(describe(showing).parts, reader)}
    </p>
  )
}
