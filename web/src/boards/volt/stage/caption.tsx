import { KEYS } from '@robodrome/volt/page'
import { spoken } from '../../../kit/sentence.tsx'
import type { BoardProps } from '../../board.ts'
import { PipDie } from '../../../kit/die.tsx'
import { KeyArrow } from '../art/key-arrow.tsx'
import { describe } from '../tell.ts'

/** What is being shown, in a sentence, with the die that does it. */
export function Caption({ snapshot, showing, reader }: BoardProps) {
  if (showing === null) return null
  const told = snapshot.events.map(({ event }) => event)
  const die = told.slice(0, told.indexOf(showing) + 1).findLast(({ kind }) => kind === 'die' || kind === 'round')
  const [face, value] = die?.kind === 'die' ? [...(die['die'] as string)] : []
  const key = (KEYS as readonly unknown[]).indexOf(die?.['key'])
  return (
    <p className="vt-caption" aria-hidden="true">
      {face !== undefined && <PipDie paint={face === 'B' ? 'blue' : 'red'} value={Number(value)} size={26} />}
      {face !== undefined && key >= 0 && <KeyArrow turn={key} size={14} />}
      {spoken(describe(showing).parts, reader)}
    </p>
  )
}
