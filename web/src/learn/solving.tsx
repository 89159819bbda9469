import { gradeOf } from '@robodrome/table'
import { useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Answers, BoardModule, BoardProps, Prompt } from '../boards/board.ts'
import { Loading } from '../frame/covers.tsx'
import { PromptBar } from '../frame/prompt-bar.tsx'
import { People } from '../frame/people.tsx'
import { useAnswers } from '../frame/use-answers.ts'
import { useChoice } from '../frame/use-choice.ts'
import { useReader } from '../frame/use-reader.ts'
import { usePlayer, useShown } from '../frame/clock/use-player.ts'
import { Icon } from '../kit/icons.tsx'
import { learn } from '../page/learnt.ts'
import { placeHref } from '../page/route.ts'
import type { LocalLink } from '../table/local-link.ts'
import { gameName, words } from '../words/index.ts'
import type { GameId } from '../words/ids.ts'
import type { Snapshot } from '@robodrome/table'
import { dayOf } from './daily.ts'
import type { Found } from './exercises.ts'
import { verdictOn, type Verdict } from './verdict.ts'
import { Result } from './result.tsx'

const nothing = (): void => {}
const NO_ANSWERS: Answers = {}

interface Props {
  game: GameId
  found: Found
  daily: boolean
  at: number
  of: number
  next: string
  board: BoardModule
  link: LocalLink
  again(): void
}

/** One position and one question, with all the tools of a battle but the chances; then what happens, and what was best. */
export function Solving(props: Props) {
  const { snapshot } = useSyncExternalStore(props.link.subscribe, props.link.state)
  return snapshot === null ? <Loading /> : <Open {...props} snapshot={snapshot} />
}

function Open({ game, found, daily, at, of, next, board, link, again, snapshot }: Props & { snapshot: Snapshot }) {
  const { exercise, theme } = found
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const [hint, setHint] = useState(0)
  const reader = useReader(snapshot)
  const { nameOf } = reader
  const player = usePlayer(link, board)
  const moment = useShown(player)
  const isNow = moment.kind === 'live'
  const silent = useMemo(
    (): BoardModule => ({ ...board, asks: (seen) => board.asks(seen).filter(({ kind }) => kind === 'ghost') }),
    [board],
  )
  const answers = useAnswers(link, silent, verdict ? null : snapshot)
  const { seat } = snapshot
  const asking = useMemo(() => {
    const { chips, ...prompt } = board.prompt({ snapshot, seat, answers, nameOf })
    return { ...prompt, chips: chips.filter(({ forbidden }) => !forbidden) }
  }, [board, snapshot, seat, answers, nameOf])
  const first = useRef<Prompt>(asking)
  if (!verdict) first.current = asking
  const choice = useChoice(link, snapshot, nothing)
  const confirm = (text: string): void => {
    if (verdict) return
    const found = verdictOn(exercise, text)
    setVerdict(found)
    learn((known) => ({
      ...known,
      solved: { ...known.solved, [game]: { [exercise.id]: found.right, ...known.solved[game] } },
      ...(daily && found.right && { days: [...new Set([...known.days, dayOf(new Date())])] }),
    }))
    choice.confirm(text)
  }
  const { frame } = moment
  const props: BoardProps = {
    snapshot: isNow ? snapshot : frame.snapshot,
    seat,
    shown: frame.told,
    showing: frame.event,
    tumbling: frame.tumbling,
    answers: isNow ? answers : NO_ANSWERS,
    chosen: choice.chosen,
    select: (text) => (text === choice.chosen ? confirm(text) : verdict || choice.select(text)),
    confirm,
    explain: nothing,
    breakdown: nothing,
    nameOf,
    reader,
  }
  const w = words.puzzle
  const said = words.learn.games[game].themes[theme]!
  const titleOf = (text: string): string => first.current.chips.find((chip) => chip.text === text)?.title ?? text
  const hints = [w.hints.theme(said.lesson), w.hints.first(titleOf(exercise.best[0]!).split(' ')[0]!)]
  return (
    <div className={`puzzle table game-${game}`} data-asked={verdict === null && choice.asked ? '' : undefined}>
      <header className="puzzle-top row">
        <a className="icb" href={placeHref('learn', game)} aria-label={w.back}>
          <Icon name="back" size={22} />
        </a>
        <div className="grow">
          <h1>{said.ask}</h1>
          <p>
            {gameName(game)} · {daily ? words.learn.daily : `${said.title}, ${w.number(at + 1, of)}`} · {w.grade(gradeOf(exercise))}
          </p>
        </div>
      </header>
      <main className="puzzle-lay">
        <section className="puzzle-side" aria-label={words.table.players}>
          <People board={board} props={props} openDesk={nothing} />
          {verdict ? (
            <Result exercise={exercise} verdict={verdict} lesson={said.lesson} titleOf={titleOf} />
          ) : (
            <p className="sm">{w.tryIt}</p>
          )}
          {!verdict && hint > 0 && (
            <p className="panel puzzle-hint" role="status">
              {hints[Math.min(hint, hints.length) - 1]}
            </p>
          )}
        </section>
        <section className="stage" aria-label={words.table.arena} aria-busy={!isNow} onPointerDown={isNow ? undefined : player.next}>
          <board.Stage {...props} />
        </section>
      </main>
      {verdict ? (
        <section className="prompt wait" aria-label={words.table.decision}>
          <div className="ask">
            <h2 className="q">{verdict.right ? w.solved : w.other}</h2>
            <p className="why">{w.noted}</p>
          </div>
          <div className="acts">
            <button type="button" className="btn ghost" onClick={again}>
              {w.again}
            </button>
            <a className="btn pri" href={next}>
              {w.next}
            </a>
          </div>
        </section>
      ) : (
        <PromptBar
          prompt={asking}
          chosen={choice.chosen}
          pending={null}
          notice={choice.notice}
          undo={null}
          barred={null}
          select={props.select}
          confirm={confirm}
          takeBack={nothing}
          whyNot={nothing}
          explain={nothing}
          hint={() => setHint(hint + 1)}
          picker={board.Picker && <board.Picker {...props} />}
          step={snapshot.seq}
          shown={frame.told}
        />
      )}
    </div>
  )
}
