import { loadGame } from '@robodrome/games'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Loading } from '../frame/covers.tsx'
import { useBoard } from '../frame/use-board.ts'
import { Button, ButtonLink } from '../kit/button.tsx'
import { placeHref } from '../page/route.ts'
import { KernelWorker } from '../table/kernel-worker.ts'
import { LocalLink } from '../table/local-link.ts'
import { tableOfTask } from '../table/task-table.ts'
import type { KeptTask } from '../table/worker-messages.ts'
import { drillWords as w } from '../words/drills.ts'
import type { Drill } from './drill.ts'
import { dueOn, TWIN_FROM } from './schedule.ts'
import { Solving } from './solving.tsx'
import { drills, keepTwin, removeDrill } from './store.ts'
import { isOfThisVersion } from './table.ts'
import { today } from './today.ts'

/** Today's drills, one after another. */
export default function Play() {
  const [queue] = useState(() => dueOn(drills(), today()))
  const [at, setAt] = useState(0)
  const drill = queue[at]
  return drill === undefined ? (
    <main className="cover">
      <h1>{w.done(queue.length)}</h1>
      <p>{w.doneNote}</p>
      <ButtonLink look="bone" href={placeHref('drills')}>
        {w.toOverview}
      </ButtonLink>
    </main>
  ) : (
    <One key={drill.id} drill={drill} at={at} of={queue.length} next={() => setAt(at + 1)} />
  )
}

/** The decision to make again: from the third step on, in another position, if one is found in time. */
function One({ drill, ...course }: { drill: Drill; at: number; of: number; next(): void }) {
  const [worker, setWorker] = useState<KernelWorker | null>(null)
  useEffect(() => {
    const opened = new KernelWorker()
    setWorker(opened)
    return () => opened.close()
  }, [])
  const [task, setTask] = useState<{ task: KeptTask; isTwin: boolean } | null>(() => known(drill))
  useEffect(() => {
    if (task !== null || worker === null) return
    let isLeft = false
    const fallback = drill.twin === null ? { task: drill.task, isTwin: false } : { task: drill.twin.task, isTwin: true }
    const search = async (): Promise<void> => {
      const twin = await worker.ask('twin', { task: drill.task, seed: drill.step, ms: TWIN_MS })
      if (isLeft) return
      const kept = twin && { ...twin, chosen: [...twin.chosen], better: [...twin.better], reasons: [...twin.reasons] }
      if (kept !== null) keepTwin(drill.id, { step: drill.step, task: kept })
      setTask(kept === null ? fallback : { task: kept, isTwin: true })
    }
    search().catch(() => isLeft || setTask(fallback))
    return () => {
      isLeft = true
    }
  }, [worker, drill])
  return task === null || worker === null ? (
    <main className="cover">
      <i className="spin" aria-hidden="true" />
      {task === null && <p role="status">{w.searchingTwin}</p>}
    </main>
  ) : (
    <OnBoard {...course} {...task} drill={drill} worker={worker} />
  )
}

/** How long to search for a twin. */
const TWIN_MS = 12_000

/** What can be shown at once; null if a twin for this step is still to be found. */
const known = ({ step, task, twin }: Drill): { task: KeptTask; isTwin: boolean } | null =>
  step < TWIN_FROM ? { task, isTwin: false } : twin?.step === step ? { task: twin.task, isTwin: true } : null

interface OnBoardProps {
  drill: Drill
  task: KeptTask
  isTwin: boolean
  worker: KernelWorker
  at: number
  of: number
  next(): void
}

/** The position at a temporary table; another attempt uses a new one. */
function OnBoard(props: OnBoardProps) {
  const { task } = props
  const { game } = props.drill
  const board = useBoard(game)
  const [attempt, setAttempt] = useState(0)
  const [link, setLink] = useState<LocalLink | null>(null)
  const [isOld, setOld] = useState(false)
  useEffect(() => {
    const { table, place } = tableOfTask(task)
    const opened = new LocalLink(table, false, place)
    setLink(opened)
    let isLeft = false
    void loadGame(game).then((loaded) => isLeft || setOld(loaded !== undefined && !isOfThisVersion(task.record, loaded)))
    return () => {
      isLeft = true
      opened.close()
    }
  }, [game, task, attempt])
  const again = (): void => {
    setLink(null)
    setAttempt(attempt + 1)
  }
  if (isOld) return <Unplayable {...props} />
  return link && board ? <Shown key={attempt} {...props} {...{ game, board, link, attempt, again }} /> : <Loading />
}

function Shown({
  link,
  ...props
}: OnBoardProps & Pick<Parameters<typeof Solving>[0], 'game' | 'board' | 'attempt' | 'again'> & { link: LocalLink }) {
  const { snapshot, status } = useSyncExternalStore(link.subscribe, link.state)
  if (status === 'gone') return <Unplayable {...props} />
  return snapshot === null ? <Loading /> : <Solving {...props} link={link} now={snapshot} />
}

/**
 * A drill that cannot be opened. It is removed only if the reader says so, because a part of the page that failed to load looks the same.
 */
function Unplayable({ drill, next }: Pick<OnBoardProps, 'drill' | 'next'>) {
  const remove = (): void => {
    removeDrill(drill.id)
    next()
  }
  return (
    <main className="cover">
      <h1>{w.unplayable}</h1>
      <p>{w.unplayableNote}</p>
      <div className="row">
        <Button look="bone" onClick={remove}>
          {w.remove}
        </Button>
        <Button look="ghost" onClick={next}>
          {w.skip}
        </Button>
      </div>
    </main>
  )
}
