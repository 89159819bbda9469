import type { Snapshot } from '@robodrome/table'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Answers, BoardModule, BoardProps, Prompt } from '../boards/board.ts'
import { Loading } from '../frame/covers.tsx'
import { People } from '../frame/people.tsx'
import { PlayingBar } from '../frame/clock/playing-bar.tsx'
import { usePlayer, useShown } from '../frame/clock/use-player.ts'
import { PromptBar } from '../frame/prompt-bar.tsx'
import { useAnswers } from '../frame/use-answers.ts'
import { useChoice } from '../frame/use-choice.ts'
import { useReader } from '../frame/use-reader.ts'
import { StageZone } from '../frame/zones.tsx'
import { learn } from '../page/learnt.ts'
import { preferences } from '../page/preferences.ts'
import { faceOf } from '../boards/faces.ts'
import { learningOf } from '../boards/learning-words.ts'
import { puzzleWords } from '../words/learning-words.ts'
import { words } from '../words/index.ts'
import { dayOf } from './daily.ts'
import { hintsOf, titlesIn } from './hints.ts'
import { Result, ResultBar } from './result.tsx'
import { type PuzzleProps, PuzzleTop } from './puzzle-top.tsx'
import { useOutcome } from './use-outcome.ts'
import { afterTry, verdictOn, type Verdict } from './verdict.ts'
import '../frame/table.css'

const nothing = (): void => {}
const NO_ANSWERS: Answers = {}

/** One position and one question, with all tools of a battle except the chances; then the result and the best answer. */
export function Solving(props: PuzzleProps) {
  const { snapshot } = useSyncExternalStore(props.link.subscribe, props.link.state)
  return snapshot === null ? <Loading /> : <Open {...props} now={snapshot} />
}

/** Placed pieces are part of the position and cannot be taken back. After the attempt, nothing more is asked. */
const askedIn = (snapshot: Snapshot, tried: boolean): Snapshot => ({
  ...snapshot,
  asides: [],
  canTakeBack: false,
  canAskBack: false,
  ...(tried && { options: [], refusals: [], asked: snapshot.asked.filter((seat) => seat !== snapshot.seat) }),
})

function Open({ now, ...puzzle }: PuzzleProps & { now: Snapshot }) {
  const { game, found, daily, next, board, link, watched, watch, again } = puzzle
  const { exercise, theme } = found
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const [hints, setHints] = useState(0)
  const reader = useReader(now)
  const { nameOf } = reader
  const player = usePlayer(link, board)
  const moment = useShown(player)
  const { still, kind } = moment
  const snapshot = useMemo(() => askedIn(still.snapshot, verdict !== null), [still, verdict])
  const silent = useMemo(
    (): BoardModule => ({ ...board, asks: (seen) => board.asks(seen).filter((each) => each.kind === 'ghost') }),
    [board],
  )
  const answers = useAnswers(link, silent, verdict ? null : now)
  const { seat } = snapshot
  const asking = useMemo((): Prompt => {
    const { chips, ...prompt } = board.prompt({ snapshot, seat, answers, nameOf })
    return { ...prompt, chips: chips.filter(({ forbidden }) => !forbidden) }
  }, [board, snapshot, seat, answers, nameOf])
  const first = useRef<Prompt>(asking)
  if (!verdict) first.current = asking
  const choice = useChoice(link, snapshot, nothing)
  const isOver = useOutcome({ link, board, now, live: kind === 'live', tried: verdict !== null, nameOf })
  useEffect(() => {
    if (!watched || verdict || !choice.asked) return
    setVerdict(watched.verdict)
    choice.confirm(watched.text)
  }, [watched, verdict, choice])
  const confirm = (text: string): void => {
    if (verdict || watched) return
    const tried = verdictOn(exercise, text)
    setVerdict(tried)
    learn((known) => ({
      ...known,
      solved: { ...known.solved, [game]: afterTry(known.solved[game], exercise.id, tried.right) },
      ...(daily && tried.right && { days: [...new Set([...known.days, dayOf(new Date())])] }),
    }))
    choice.confirm(text)
  }
  // A choice that bypassed `confirm` would be made on the board without being judged.
  const select = (text: string): void => {
    if (text === choice.chosen || preferences().confirm === 'tap') confirm(text)
    else choice.select(text)
  }
  const props: BoardProps = {
    snapshot,
    seat,
    shown: still.told,
    told: still.all.slice(0, still.told),
    showing: still.event,
    tumbling: still.tumbling,
    answers: kind === 'live' ? answers : NO_ANSWERS,
    chosen: verdict ? null : choice.chosen,
    select,
    confirm,
    explain: nothing,
    breakdown: nothing,
    nameOf,
    reader,
  }
  const w = puzzleWords
  const said = learningOf(game).themes[theme]!
  const titleOf = titlesIn(first.current)
  const told = hintsOf(exercise, said.lesson, titleOf)
  const hint = hints === 0 ? null : { reason: told[Math.min(hints, told.length) - 1]!, rule: null, tip: true }
  const result = verdict && isOver
  return (
    <div
      className={`puzzle table game-${game}${faceOf(game).isWide ? ' wide-board' : ''}${result ? ' answered' : ''}`}
      data-settled={(verdict ? isOver : choice.asked) || undefined}
    >
      <PuzzleTop {...puzzle} ask={said.ask} title={said.title} />
      <main className="layout">
        <section className="peoplew" aria-label={words.table.players}>
          <People board={board} props={props} openDesk={nothing} />
          <div className="panel puzzle-about">
            <p>
              <b>{w.counts}</b> {w.goals[exercise.goal]}
            </p>
            <p>{w.tryIt}</p>
          </div>
        </section>
        <StageZone shown={props.shown} player={player}>
          <board.Stage {...props} />
        </StageZone>
        <section className="desk" aria-label={words.table.panel}>
          {result ? <Result exercise={exercise} verdict={verdict} titleOf={titleOf} /> : <board.Desk {...props} />}
        </section>
      </main>
      {kind !== 'live' ? (
        <PlayingBar player={player} shown={moment} board={board} reader={reader} breakdown={nothing} />
      ) : verdict ? (
        <ResultBar
          game={game}
          found={found}
          lesson={said.lesson}
          verdict={verdict}
          shown={watched?.text ?? verdict.text}
          isOver={isOver}
          next={next}
          watch={watch}
          again={again}
        />
      ) : (
        <PromptBar
          prompt={asking}
          chosen={choice.chosen}
          pending={null}
          notice={choice.notice ?? hint}
          undo={null}
          barred={null}
          select={props.select}
          confirm={confirm}
          takeBack={nothing}
          whyNot={nothing}
          explain={nothing}
          hint={() => setHints(hints + 1)}
          picker={board.Picker && <board.Picker {...props} />}
          step={snapshot.seq}
          shown={still.told}
        />
      )}
    </div>
  )
}
