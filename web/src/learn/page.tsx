import { lazy, Suspense, useEffect, useRef } from 'react'
import { Button, ButtonLink } from '../kit/button.tsx'
import { Pill } from '../kit/pill.tsx'
import { learningIn, TAUGHT } from '../boards/learning.ts'
import { Loading } from '../frame/covers.tsx'
import { playGuided, prepare } from '../frame/start.ts'
import { useBoard } from '../frame/use-board.ts'
import { Icon } from '../kit/icons.tsx'
import { Scene } from '../boards/scene.tsx'
import { hosted, isWaitingForHosted } from '../page/hosted.ts'
import { learn, useLearnt } from '../page/learnt.ts'
import { placeHref } from '../page/route.ts'
import { learningOf } from '../boards/learning-words.ts'
import { puzzleWords } from '../words/learning-words.ts'
import { faceOf, FIRST_GAME, gameName } from '../boards/faces.ts'
import { words } from '../words/index.ts'
import DailyCard from './daily-card.tsx'
import { useExercises } from './exercises.ts'
import { doneOf, GameTabs, WAY, type Part } from './game-tabs.tsx'
import { Frozen } from './picture.tsx'
import { RulesWithExamples } from './rules.tsx'
import { Themes } from './themes.tsx'
import { Turn } from './turn.tsx'
import { solvedIn } from './verdict.ts'
import './learn.css'

const Puzzle = lazy(() => import('./puzzle.tsx'))
const HostedWay = lazy(() => import('./hosted/way.tsx'))
const HostedPuzzle = lazy(() => import('./hosted/puzzle.tsx'))

/**
 * The tour of one game up to a first battle: #/learn/GAME; one of its puzzles: #/learn/GAME/THEME/ID. Games from outside have one theme.
 */
export default function LearnPage({ rest }: { rest: readonly string[] }) {
  const [id = FIRST_GAME, theme, puzzle = null] = rest
  const outside = hosted(id)
  if (outside === null && isWaitingForHosted() && !TAUGHT.includes(id)) return <Loading />
  const game = outside !== null || TAUGHT.includes(id) ? id : FIRST_GAME
  if (theme === undefined)
    return outside === null ? (
      <Way key={game} game={game} />
    ) : (
      <Suspense fallback={null}>
        <HostedWay key={game} game={outside} />
      </Suspense>
    )
  return (
    <Suspense fallback={null}>
      {outside === null ? (
        <Puzzle key={`${game} ${theme} ${puzzle ?? ''}`} game={game} theme={theme} id={puzzle} />
      ) : (
        <HostedPuzzle game={outside} id={puzzle} />
      )}
    </Suspense>
  )
}

function Way({ game }: { game: string }) {
  const known = useLearnt()
  const done = doneOf(known, game)
  const next = WAY.find((part) => !done.has(part)) ?? 'exercises'
  const board = useBoard(game)
  const exercises = useExercises(game)
  const w = words.learn
  const said = learningOf(game)
  const minutes = board?.lesson?.minutes ?? 5
  const { players, minutes: whole } = faceOf(game)
  const facts: Readonly<Record<Part, string>> = {
    goal: words.lobby.players(...players),
    turn: w.facts.turn(learningIn(game).turn.pictures.length),
    guided: w.facts.guided(minutes),
    exercises: exercises ? w.facts.exercises(solvedIn(known.solved[game]), exercises.length) : '',
    rules: w.facts.rules,
  }
  return (
    <main className="learn">
      <h1 className="visually-hidden">{`${w.title}: ${gameName(game)}`}</h1>
      <GameTabs game={game} />
      <nav className="learn-rail" aria-label={w.way}>
        <ol>
          {WAY.map((part, i) => (
            <li key={part} className={done.has(part) ? 'done' : part === next ? 'next' : ''}>
              <button type="button" onClick={() => document.querySelector(`#learn-${part}`)?.scrollIntoView({ block: 'start' })}>
                <i aria-hidden="true">{done.has(part) ? <Icon name="check" size={14} /> : i + 1}</i>
                <span>
                  {w.steps[part]}
                  {done.has(part) && <span className="visually-hidden">, {w.done}</span>}
                  <small>{facts[part]}</small>
                </span>
              </button>
            </li>
          ))}
        </ol>
        <p className="small">{w.kept}</p>
      </nav>
      <div className="learn-main">
        <Seen game={game} part="goal">
          <section id="learn-goal" className="panel learn-goal" aria-labelledby="goal-of">
            <div>
              <Label of="goal" />
              <h2 id="goal-of">{said.goal}</h2>
              <p>{said.why}</p>
              <div className="row flow">
                <Pill>
                  <Icon name="people" size={14} />
                  {words.lobby.players(...players)}
                </Pill>
                <Pill>
                  <Icon name="clock" size={14} />
                  {words.lobby.minutes(whole)}
                </Pill>
              </div>
            </div>
            <Scene game={game} />
          </section>
        </Seen>
        <Seen game={game} part="turn">
          <section id="learn-turn">
            <Label of="turn" />
            <Turn game={game} />
            <p className="panel learn-tension">
              <b>{w.tension}:</b> {said.tension}
            </p>
          </section>
        </Seen>
        <section id="learn-guided" className="panel learn-guided">
          <Frozen game={game} {...learningIn(game).rival} label={w.rivals} />
          <div>
            <Label of="guided" />
            <h2>{w.guidedHeading(minutes)}</h2>
            <p>{w.guidedText(board?.lesson?.steps.length ?? 10)}</p>
            <Button
              look={next === 'goal' || next === 'turn' || next === 'guided' ? 'signal' : 'plain'}
              onPointerEnter={() => prepare(game)}
              onClick={() => void playGuided(game)}
            >
              <Icon name="play" size={18} />
              {done.has('guided') ? w.guidedAgain : w.guidedStart}
            </Button>
          </div>
        </section>
        <section id="learn-exercises">
          <Label of="exercises" />
          <h2>{w.exercises}</h2>
          <Themes game={game} />
          <DailyCard />
          <div className="row flow learn-more">
            <ButtonLink href={placeHref('drills')}>{puzzleWords.drills}</ButtonLink>
            <ButtonLink href={placeHref('study')}>{puzzleWords.studies}</ButtonLink>
          </div>
        </section>
        <section id="learn-rules">
          <Label of="rules" />
          <h2>{w.rules}</h2>
          <RulesWithExamples game={game} />
        </section>
      </div>
    </main>
  )
}

/** Labels a section with its part of the tour. */
const Label = ({ of: part }: { of: Part }) => <p className="label learn-lab">{`${WAY.indexOf(part) + 1} · ${words.learn.steps[part]}`}</p>

/** Marks a part as read once it was on screen and the reader has scrolled past it. Reaching it is not enough. */
function Seen({ game, part, children }: { game: string; part: Part; children: React.ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!ref.current) return
    let shown = false
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        shown ||= entry.isIntersecting
        if (!shown || entry.isIntersecting || entry.boundingClientRect.top >= 0) return
        watch.disconnect()
        learn((known) => ({ ...known, seen: [...new Set([...known.seen, `${game} ${part}`])] }))
      },
      { threshold: 0.6 },
    )
    watch.observe(ref.current)
    return () => watch.disconnect()
  }, [game, part])
  return <div ref={ref}>{children}</div>
}
