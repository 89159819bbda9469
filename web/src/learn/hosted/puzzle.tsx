import type { HostedGame, HostedPuzzle as Found, HostedTerms } from '@robodrome/outside/hosted'
import { gradeOf } from '@robodrome/table'
import { useMemo, useState } from 'react'
import type { BoardModule, BoardProps, Prompt } from '../../boards/board.ts'
import { gameName } from '../../boards/faces.ts'
import { hostedBoard } from '../../boards/hosted/index.tsx'
import { Loading } from '../../frame/covers.tsx'
import { People } from '../../frame/people.tsx'
import { PromptBar, WaitingBar } from '../../frame/prompt-bar.tsx'
import { useReader } from '../../frame/use-reader.ts'
import { Button, ButtonLink } from '../../kit/button.tsx'
import { Pill } from '../../kit/pill.tsx'
import { WayBack } from '../../kit/way-back.tsx'
import { learn, useLearnt } from '../../page/learnt.ts'
import { preferences } from '../../page/preferences.ts'
import { placeHref } from '../../page/route.ts'
import { puzzleWords as w } from '../../words/learning-words.ts'
import { words } from '../../words/index.ts'
import { titlesIn } from '../hints.ts'
import { Result } from '../result.tsx'
import { afterTry, missedShare, verdictOn, type Verdict } from '../verdict.ts'
import { exerciseOf, nextOf, snapshotOf, THEME, useHostedPuzzles } from './puzzles.ts'
import '../puzzle.css'
import '../../frame/table.css'
import '../../frame/top-bar.css'

const nothing = (): void => {}

/** One exercise of a game from outside, in place of a table: #/learn/GAME/all/ID, or the next unsolved one. */
export default function HostedPuzzle({ game, id }: { game: HostedGame; id: string | null }) {
  const list = useHostedPuzzles(game)
  const solved = useLearnt().solved[game.id]
  const [first] = useState(solved)
  if (list === null) return <Loading />
  const found = id === null ? nextOf(list, first) : list.find((each) => each.id === id)
  if (found === undefined)
    return (
      <main className="cover">
        <h1>{w.missing}</h1>
        <ButtonLink look="bone" href={placeHref('learn', game.id)}>
          {w.back}
        </ButtonLink>
      </main>
    )
  return <Solving key={found.id} game={game} list={list} found={found} />
}

/**
 * The position and its question; after an attempt, the best choice and the runners-up. The page cannot play on, because it has none of the
 * rules.
 */
function Solving({ game, list, found }: { game: HostedGame; list: readonly Found[]; found: Found }) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const board = useMemo((): BoardModule<HostedTerms> => hostedBoard(game), [game])
  const snapshot = useMemo(() => snapshotOf(game, found), [game, found])
  const reader = useReader(snapshot as never)
  const exercise = exerciseOf(found)
  const confirm = (text: string): void => {
    if (verdict !== null) return
    const tried = verdictOn(exercise, text)
    setVerdict(tried)
    learn((known) => ({ ...known, solved: { ...known.solved, [game.id]: afterTry(known.solved[game.id], found.id, tried.right) } }))
  }
  const select = (text: string): void => {
    if (verdict !== null) return
    if (text === chosen || preferences().confirm === 'tap') confirm(text)
    else setChosen(text)
  }
  const props: BoardProps<HostedTerms> = {
    snapshot: verdict === null ? snapshot : { ...snapshot, options: [], asked: [] },
    seat: found.seat,
    shown: 0,
    told: [],
    showing: null,
    tumbling: false,
    answers: {},
    chosen: verdict === null ? chosen : verdict.text,
    select,
    confirm,
    explain: nothing,
    breakdown: nothing,
    nameOf: reader.nameOf,
    reader,
  }
  const asking: Prompt = board.prompt({ snapshot, seat: found.seat, answers: {}, nameOf: reader.nameOf })
  const at = list.indexOf(found)
  const again = (): void => {
    setVerdict(null)
    setChosen(null)
  }
  return (
    <div className={`puzzle table${verdict === null ? '' : ' answered'}`} data-settled={true}>
      <header className="top puzzle-top">
        <WayBack to={placeHref('learn', game.id)} label={w.back} />
        <div className="titles">
          <h1>{w.asks[found.goal]}</h1>
          <span className="ellipsis">
            {gameName(game.id)} · {board.headline({ snapshot, seat: found.seat, nameOf: reader.nameOf })} · {w.grade(gradeOf(exercise))}
          </span>
        </div>
        <Pill>{w.number(at + 1, list.length)}</Pill>
      </header>
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
        <section className="stage" aria-label={words.table.arena}>
          <board.Stage {...props} />
        </section>
        <section className="desk" aria-label={words.table.panel}>
          {verdict !== null && <Result exercise={exercise} verdict={verdict} titleOf={titlesIn(asking)} />}
        </section>
      </main>
      {verdict === null ? (
        <PromptBar
          prompt={asking}
          chosen={chosen}
          pending={null}
          notice={null}
          undo={null}
          barred={null}
          select={select}
          confirm={confirm}
          takeBack={nothing}
          whyNot={nothing}
          explain={nothing}
          hint={null}
          picker={board.Picker && <board.Picker {...props} />}
          step={0}
          shown={0}
        />
      ) : (
        <WaitingBar title={verdict.right ? w.solved : w.other} note={w.missed(Math.round(missedShare(exercise) * 100))} step={0} shown={0}>
          <Button look="ghost" onClick={again}>
            {w.again}
          </Button>
          <ButtonLink look="signal" href={placeHref('learn', game.id, THEME, list[(at + 1) % list.length]!.id)}>
            {w.next}
          </ButtonLink>
        </WaitingBar>
      )}
    </div>
  )
}
