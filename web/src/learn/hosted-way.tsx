import type { HostedGame, HostedPuzzle, HostedTerms } from '@robodrome/outside/hosted'
import { useMemo, useState } from 'react'
import type { BoardModule, BoardProps } from '../boards/board.ts'
import { gameName, pitchOf } from '../boards/faces.ts'
import { hostedBoard } from '../boards/hosted/index.tsx'
import { Scene } from '../boards/scene.tsx'
import { useReader } from '../frame/use-reader.ts'
import { Button, ButtonLink } from '../kit/button.tsx'
import { Icon } from '../kit/icons.tsx'
import { Pill } from '../kit/pill.tsx'
import { inOwnLanguage, speaksOnlyEnglish } from '../page/hosted.ts'
import { learn, useLearnt } from '../page/learnt.ts'
import { href, placeHref } from '../page/route.ts'
import { puzzleWords } from '../words/learning-words.ts'
import { words } from '../words/index.ts'
import { exerciseOf, snapshotOf, useHostedPuzzles } from './hosted-puzzles.ts'
import { Result } from './result.tsx'
import { afterTry, solvedIn, verdictOn, type Verdict } from './verdict.ts'
import './hosted-way.css'

const nothing = (): void => {}

/** What a game from outside teaches: what it is about, its modes, its rules, and its exercises. */
export default function HostedWay({ game, id }: { game: HostedGame; id: string | null }) {
  const list = useHostedPuzzles(game)
  const solved = useLearnt().solved[game.id]
  const w = words.learn
  const found = list?.findIndex((each) => each.id === id) ?? -1
  const open = list?.findIndex((each) => solved?.[each.id] !== true) ?? -1
  const at = found >= 0 ? found : Math.max(0, open)
  const puzzle = list?.[at]
  const { modes } = inOwnLanguage(game.words)
  return (
    <main className="learn hosted-way">
      <h1 className="visually-hidden">{`${w.title}: ${gameName(game.id)}`}</h1>
      <section className="panel learn-goal" aria-labelledby="goal-of">
        <div>
          <h2 id="goal-of">{gameName(game.id)}</h2>
          <p>{pitchOf(game.id)}</p>
          <ul>
            {Object.entries(modes).map(([mode, { title, about }]) => (
              <li key={mode}>
                <b>{title}</b> {about}
              </li>
            ))}
          </ul>
          <div className="row flow">
            <Pill>
              <Icon name="people" size={14} />
              {words.lobby.players(...game.players)}
            </Pill>
            <Pill>
              <Icon name="clock" size={14} />
              {words.lobby.minutes(Math.round((game.minutes[0] + game.minutes[1]) / 2))}
            </Pill>
            {speaksOnlyEnglish(game.id) && <Pill>{words.lobby.inEnglish}</Pill>}
            <ButtonLink look="bone" href={href({ at: 'rules', game: game.id, rule: null })}>
              {words.rules.title}
            </ButtonLink>
          </div>
        </div>
        <Scene game={game.id} />
      </section>
      {puzzle !== undefined && list !== null && (
        <section aria-labelledby="exercises-of" className="hosted-puzzles">
          <div className="row spread">
            <h2 id="exercises-of">{`${puzzleWords.title} ${puzzleWords.number(at + 1, list.length)}`}</h2>
            <span>{w.facts.exercises(solvedIn(solved), list.length)}</span>
          </div>
          <Solve
            key={puzzle.id}
            game={game}
            puzzle={puzzle}
            at={at}
            next={placeHref('learn', game.id, 'all', list[(at + 1) % list.length]!.id)}
          />
        </section>
      )}
    </main>
  )
}

/** One exercise: the board as the seat sees it, and the choices. */
function Solve({ game, puzzle, at, next }: { game: HostedGame; puzzle: HostedPuzzle; at: number; next: string }) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const board = useMemo((): BoardModule<HostedTerms> => hostedBoard(game), [game])
  const snapshot = useMemo(() => snapshotOf(game, puzzle, at), [game, puzzle, at])
  const reader = useReader(snapshot as never)
  const exercise = exerciseOf(puzzle)
  const confirm = (text: string): void => {
    if (verdict !== null) return
    const tried = verdictOn(exercise, text)
    setVerdict(tried)
    learn((known) => ({
      ...known,
      solved: { ...known.solved, [game.id]: afterTry(known.solved[game.id], puzzle.id, tried.right) },
    }))
  }
  const select = (text: string): void => {
    if (verdict === null) setChosen(text)
  }
  const props: BoardProps<HostedTerms> = {
    snapshot: verdict === null ? snapshot : { ...snapshot, options: [], asked: [] },
    seat: puzzle.seat,
    shown: 0,
    told: [],
    showing: null,
    tumbling: false,
    answers: {},
    chosen,
    select,
    confirm,
    explain: nothing,
    breakdown: nothing,
    nameOf: reader.nameOf,
    reader,
  }
  const asking = board.prompt({ snapshot, seat: puzzle.seat, answers: {}, nameOf: reader.nameOf })
  const titleOf = (text: string): string => asking.chips.find((each) => each.text === text)?.title ?? text
  const actOf = (text: string): string => asking.chips.find((each) => each.text === text)?.act ?? titleOf(text)
  const { Picker } = board
  return (
    <div className="hosted-puzzle">
      <board.Stage {...props} />
      {verdict !== null ? (
        <div className="hosted-answer">
          <Result exercise={exercise} verdict={verdict} titleOf={titleOf} />
          <div className="row flow">
            <Button
              look="ghost"
              onClick={() => {
                setVerdict(null)
                setChosen(null)
              }}
            >
              {puzzleWords.again}
            </Button>
            <ButtonLink look="signal" href={next}>
              {puzzleWords.next}
            </ButtonLink>
          </div>
        </div>
      ) : (
        <section className="panel hosted-answer" aria-label={words.table.decision}>
          <h3>{asking.question}</h3>
          <p>{puzzleWords.tryIt}</p>
          {asking.picks === true && Picker !== undefined ? (
            <Picker {...props} />
          ) : (
            <div className="row flow">
              {asking.chips
                .filter(({ onStage }) => onStage !== true)
                .map(({ text, title }) => (
                  <Button key={text} look="bone" aria-pressed={chosen === text} onClick={() => select(text)}>
                    {title}
                  </Button>
                ))}
            </div>
          )}
          {chosen !== null && (
            <Button look="signal" onClick={() => confirm(chosen)}>
              {actOf(chosen)}
            </Button>
          )}
        </section>
      )}
    </div>
  )
}
