import type { Saved, Snapshot } from '@robodrome/table'
import { useMemo, useRef, useState } from 'react'
import type { BoardModule, BoardProps, Prompt } from '../boards/board.ts'
import { faceOf, gameName } from '../boards/faces.ts'
import { playOnCopy } from '../frame/after/again.ts'
import { People } from '../frame/people.tsx'
import { PromptBar } from '../frame/prompt-bar.tsx'
import { useAnswers } from '../frame/use-answers.ts'
import { useChoice } from '../frame/use-choice.ts'
import { Pill } from '../kit/pill.tsx'
import { WayBack } from '../kit/way-back.tsx'
import { placeHref } from '../page/route.ts'
import { preferences } from '../page/preferences.ts'
import type { KernelWorker } from '../table/kernel-worker.ts'
import type { LocalLink } from '../table/local-link.ts'
import type { KeptTask, SaidAnswer } from '../table/worker-messages.ts'
import { language } from '../words/language.ts'
import { words } from '../words/index.ts'
import { drillWords as w } from '../words/drills.ts'
import type { Drill } from './drill.ts'
import { Result, ResultBar } from './result.tsx'
import { answer } from './store.ts'
import { today } from './today.ts'
import '../frame/table.css'
import '../frame/top-bar.css'
import '../boards/around.ts'
import './solving.css'

const nothing = (): void => {}

interface Props {
  drill: Drill
  task: KeptTask
  isTwin: boolean
  game: string
  board: BoardModule
  link: LocalLink
  worker: KernelWorker
  now: Snapshot
  /** The number of the attempt; only the first one, 0, counts. */
  attempt: number
  at: number
  of: number
  again(): void
  next(): void
}

/** One decision to make again, with the tools of a battle except the chances; then the answer and its reasons. */
export function Solving({ drill, task, isTwin, game, board, link, worker, now, attempt, at, of, again, next }: Props) {
  const [base] = useState(link.here.steps.length)
  const [said, setSaid] = useState<SaidAnswer | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [hints, setHints] = useState<string[]>([])
  const { seat } = now
  const snapshot = useMemo(() => (said === null ? now : { ...now, options: [], refusals: [], asked: [] }), [now, said])
  const reader = useMemo(
    () => ({ own: [task.seat], nameOf: (each: number) => (each === task.seat ? words.you : (now.seats[each]?.name ?? words.seat(each))) }),
    [task, now.seats],
  )
  const { nameOf } = reader
  const silent = useMemo(
    (): BoardModule => ({ ...board, asks: (seen) => board.asks(seen).filter(({ kind }) => kind === 'ghost') }),
    [board],
  )
  const answers = useAnswers(link, silent, said === null ? now : null)
  const prompt = useMemo((): Prompt => {
    const { chips, ...rest } = board.prompt({ snapshot, seat, answers, nameOf })
    return { ...rest, chips: chips.filter(({ forbidden }) => !forbidden) }
  }, [board, snapshot, seat, answers, nameOf])
  const asked = useRef(prompt.question)
  if (said === null) asked.current = prompt.question
  const choice = useChoice(link, snapshot, nothing)
  const confirm = async (text: string): Promise<void> => {
    if (said !== null || isBusy || seat === null) return
    setBusy(true)
    setFailed(false)
    const before = link.here.steps.slice(base).flatMap((step) => (step.kind === 'choose' ? [step.text] : []))
    const asked = worker.ask('drillAnswer', { task, moves: [...before, text], language })
    const found = await asked.catch(() => 'failed' as const).finally(() => setBusy(false))
    if (found === 'failed') return setFailed(true)
    if (found === null) return void link.choose(seat, text)
    setSaid(found)
    if (attempt === 0) answer(drill.id, { isRight: found.isRight, hadHint: hints.length > 0, wasTwin: isTwin }, today())
  }
  const hint = async (): Promise<void> => {
    setFailed(false)
    const told = await worker.ask('drillHint', { task, language }).catch(() => null)
    if (told === null) return setFailed(true)
    const { chosen, why } = told
    const all = [w.kinds[drill.kind].advice, w.wasWrong(chosen, why[0] ?? '')]
    setHints(all.slice(0, hints.length + 1))
  }
  // A choice that bypassed `confirm` would be made on the board without being judged.
  const select = (text: string): void => {
    if (said !== null || isBusy) return
    const isPossible = !snapshot.refusals.some((each) => each.text === text)
    if (isPossible && (text === choice.chosen || preferences().confirm === 'tap')) void confirm(text)
    else choice.select(text)
  }
  const playOn = async (): Promise<void> => {
    const copy = (await link.ask('copy', null)) as Saved
    await playOnCopy({ ...now, own: [task.seat] }, copy)
  }
  const props: BoardProps = {
    snapshot,
    seat,
    shown: 0,
    told: [],
    showing: null,
    tumbling: false,
    answers,
    chosen: choice.chosen,
    select,
    confirm: (text) => void confirm(text),
    explain: nothing,
    breakdown: nothing,
    nameOf,
    reader,
  }
  return (
    <div
      className={`table drilling game-${game}${faceOf(game).isWide ? ' wide-board' : ''}${said ? ' drilling-answered' : ''}`}
      data-settled={(said !== null || choice.asked) && !isBusy ? true : undefined}
    >
      <header className="top drilling-top">
        <WayBack to={placeHref('drills')} label={w.back} />
        <div className="titles">
          <h1>{asked.current}</h1>
          <span className="ellipsis">
            {gameName(game)} · {isTwin ? w.isTwin : w.isOwn}
          </span>
        </div>
        <Pill>{w.number(at + 1, of)}</Pill>
      </header>
      <main className="layout">
        <section className="peoplew" aria-label={words.table.players}>
          <People board={board} props={props} openDesk={nothing} />
        </section>
        <section className="stage" aria-label={words.table.arena}>
          <board.Stage {...props} />
        </section>
        <section className="desk" aria-label={words.table.panel}>
          {said ? <Result said={said} drill={drill} attempt={attempt} /> : <board.Desk {...props} />}
        </section>
      </main>
      {said ? (
        <ResultBar said={said} isLast={at + 1 === of} again={again} next={next} playOn={() => void playOn()} />
      ) : (
        <PromptBar
          prompt={prompt}
          chosen={choice.chosen}
          pending={isBusy ? choice.chosen : null}
          notice={
            hasFailed
              ? { reason: w.notJudged, rule: null }
              : isBusy
                ? { reason: w.judging, rule: null, tip: true }
                : hints.length > 0
                  ? { reason: hints.at(-1)!, rule: null, tip: true }
                  : null
          }
          undo={null}
          barred={null}
          select={props.select}
          confirm={props.confirm}
          takeBack={nothing}
          whyNot={nothing}
          explain={nothing}
          hint={() => void hint()}
          picker={board.Picker && <board.Picker {...props} />}
          step={snapshot.seq}
          shown={0}
        />
      )}
    </div>
  )
}
