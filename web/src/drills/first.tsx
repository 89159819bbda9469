import { useCallback } from 'react'
import type { Reader } from '@robodrome/phrases'
import { FrozenBoard } from '../frame/frozen-board.tsx'
import { useSceneOrFailure } from '../learn/scene.ts'
import { words } from '../words/index.ts'
import { drillWords as w } from '../words/drills.ts'
import type { Drill } from './drill.ts'
import { questionIn, rivalsOf, sceneOfTask } from './table.ts'

/** The position of the first drill and its question, without the answer. */
export function FirstDrill({ drill }: { drill: Drill }) {
  const { task, game } = drill
  const made = useSceneOrFailure(useCallback(() => sceneOfTask(task), [task]))
  const scene = made === 'failed' ? null : made
  const reader: Reader = {
    own: [task.seat],
    nameOf: (of) => (of === task.seat ? words.you : (scene?.snapshot.seats[of]?.name ?? words.seat(of))),
  }
  return (
    <div className="drills-first">
      <FrozenBoard game={game} scene={scene} part="stage" alone chosen={null} reader={reader} label={w.position} />
      <div>
        <p className="label">{w.first(words.list(rivalsOf(task)))}</p>
        <h2>{made === 'failed' ? w.unplayable : scene === null ? words.table.loading : questionIn(scene)}</h2>
      </div>
    </div>
  )
}
