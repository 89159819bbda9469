import { gameIds, loadGame, loadWords } from '@robodrome/games'
import type { Game } from '@robodrome/kernel'
import { findingsOf, htmlOf, summarize, type Arm, type Experiment } from '@robodrome/lab/study'
import { useEffect, useMemo, useState } from 'react'
import { Stage } from '../shell/stage.tsx'
import { words } from '../words/index.ts'
import { language } from '../words/language.ts'
import { SEED, useRun, type Run } from './use-run.ts'
import './lab.css'

const GAMES = [100, 1000, 10_000]
/** Below this, ranges are so wide that pictures would mislead. */
const FIRST_RESULTS = 20

type Titles = Readonly<Record<string, string>>

/** Lets programs play many games on this device and says what they tell: whether a game is fair, and how sure that is. */
export default function Lab() {
  const [id, setId] = useState(gameIds()[0]!)
  const [game, setGame] = useState<Game | null>(null)
  const [titles, setTitles] = useState<Titles>({})
  const [mode, setMode] = useState('')
  const [games, setGames] = useState(GAMES[0]!)
  const { run, start, stop } = useRun()
  useEffect(() => {
    let isWanted = true
    const load = async (): Promise<void> => {
      const [loaded, said] = await Promise.all([loadGame(id), loadWords(id, language)])
      if (!isWanted || loaded === undefined) return
      setGame(loaded)
      setTitles(said?.pieces ?? {})
      setMode(Object.keys(loaded.modes)[0]!)
    }
    void load()
    return () => {
      isWanted = false
    }
  }, [id])
  const begin = (): void => {
    if (game !== null) start(armOf(game, mode), games)
  }
  return (
    <div className="laboratory">
      <Stage heading={words.lab.heading} lead={words.lab.lead} />
      <main className="wrap one">
        <form
          className="ask"
          onSubmit={(event) => {
            event.preventDefault()
            begin()
          }}
        >
          <label>
            {words.lab.game}
            <select value={id} onChange={({ target }) => setId(target.value)}>
              {gameIds().map((each) => (
                <option key={each} value={each}>
                  {words.lab.titles[each] ?? each}
                </option>
              ))}
            </select>
          </label>
          <label>
            {words.lab.mode}
            <select value={mode} onChange={({ target }) => setMode(target.value)}>
              {Object.entries(game?.modes ?? {}).map(([each, { title }]) => (
                <option key={each} value={each}>
                  {title}
                </option>
              ))}
            </select>
          </label>
          <label>
            {words.lab.games}
            <select value={games} onChange={({ target }) => setGames(Number(target.value))}>
              {GAMES.map((each) => (
                <option key={each} value={each}>
                  {each.toLocaleString(language)}
                </option>
              ))}
            </select>
          </label>
          <button className="btn pri" type="submit" disabled={game === null || run?.state === 'running'}>
            {words.lab.start}
          </button>
        </form>
        {run !== null && <Progress run={run} stop={stop} />}
        {run !== null && <Results run={run} titles={titles} />}
      </main>
    </div>
  )
}

/** The rule of thumb at every seat; where robots can be dealt at random, they are. */
function armOf(game: Game, mode: string): Arm {
  const seats = Math.min(...game.modes[mode]!.seats)
  const known = game.modes[mode]!.options?.(seats) ?? {}
  const options = 'randomBots' in known ? { randomBots: true } : {}
  return { name: 'here', game: game.id, settings: { mode, seats, options }, box: null, players: [{ mind: 'rule-of-thumb', budget: {} }] }
}

function Progress({ run, stop }: { run: Run; stop(): void }) {
  const { facts, games, state, rate, left, fault } = run
  return (
    <section className="running" aria-label={words.lab.running}>
      <progress value={facts.length} max={games} aria-label={words.lab.running} />
      <p role="status">
        {state === 'failed' ? words.lab.failed(fault) : words.lab.progress(facts.length, games, rate, state === 'running' ? left : 0)}
      </p>
      {state === 'running' && (
        <button type="button" className="btn ghost" onClick={stop}>
          {words.lab.stop}
        </button>
      )}
    </section>
  )
}

function Results({ run: { arm, facts, games, state }, titles }: { run: Run; titles: Titles }) {
  const summary = useMemo(() => {
    const found = summarize(arm, facts)
    return { ...found, pieces: found.pieces.map((piece) => ({ ...piece, name: titles[piece.name] ?? piece.name })) }
  }, [arm, facts, titles])
  if (facts.length < FIRST_RESULTS) return null
  const download = (): void => {
    const experiment: Experiment = {
      title: words.lab.report(arm.game),
      about: '',
      seed: SEED,
      deals: games,
      chunk: games,
      until: null,
      arms: [arm],
    }
    const complete = state === 'done'
    const page = htmlOf({ experiment, summaries: [summary], finding: null, complete, command: words.lab.onDevice, version: '' })
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([page], { type: 'text/html' }))
    link.download = `${arm.game}-${arm.settings.mode}.html`
    link.click()
    URL.revokeObjectURL(link.href)
  }
  return (
    <>
      <div className="findings">
        {findingsOf(summary).map(({ finding, about, picture }) => (
          <article key={finding + about}>
            <h2>{finding}</h2>
            <p>{about}</p>
            {/* Made of numbers and names that are escaped where it is drawn. */}
            <div dangerouslySetInnerHTML={{ __html: picture }} />
          </article>
        ))}
      </div>
      <button type="button" className="btn" onClick={download}>
        {words.lab.download}
      </button>
    </>
  )
}
