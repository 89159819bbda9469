import { builtIn, loadGame, loadWords, type OpenedBox } from '@robodrome/games'
import type { Game } from '@robodrome/kernel'
import { useEffect, useState } from 'react'
import { Alert } from '../kit/alert.tsx'
import { Button } from '../kit/button.tsx'
import { gameName } from '../boards/faces.ts'
import { BoxField } from '../shell/box-field.tsx'
import { OutsideNote } from '../shell/outside-note.tsx'
import { Stage } from '../shell/stage.tsx'
import { words } from '../words/index.ts'
import { language } from '../words/language.ts'
import type { ArmHere } from '../table/worker-messages.ts'
import { Results } from './results.tsx'
import { Starters } from './starters.tsx'
import { playedIn, useRun, type Run } from './use-run.ts'
import './lab.css'
import '../shell/stage.css'

const GAMES = [100, 1000, 10_000]

/** Lets AI opponents play many games on this device and reports the result: whether a game is fair, and with what confidence. */
export default function Lab() {
  const [id, setId] = useState(builtIn[0]!)
  const [game, setGame] = useState<Game | null>(null)
  const [titles, setTitles] = useState<Readonly<Record<string, string>>>({})
  const [modes, setModes] = useState<readonly (readonly [mode: string, title: string])[]>([])
  const [mode, setMode] = useState('')
  const [games, setGames] = useState(GAMES[0]!)
  const [box, setBox] = useState<OpenedBox | null>(null)
  const { run, start, stop } = useRun()
  const [fault, setFault] = useState<string | null>(null)
  useEffect(() => {
    let isWanted = true
    const load = async (): Promise<void> => {
      const [loaded, said] = await Promise.all([loadGame(id), loadWords(id, language)])
      if (!isWanted || loaded === undefined) return
      setGame(loaded)
      setTitles(said?.pieces ?? {})
      setModes(Object.entries(loaded.modes).map(([each, { title }]) => [each, said?.modes[each]?.title ?? title]))
      setMode((before) => (before in loaded.modes ? before : Object.keys(loaded.modes)[0]!))
    }
    void load()
    return () => {
      isWanted = false
    }
  }, [id])
  const pick = (other: string): void => {
    setId(other)
    setBox(null)
  }
  const take = (opened: OpenedBox | null): void => {
    setBox(opened)
    if (opened) setId(opened.game.id)
  }
  const ask = async (other: string, wanted: string, count: number): Promise<void> => {
    setFault(null)
    const loaded = await loadGame(other)
    if (loaded === undefined) return
    pick(other)
    setMode(wanted)
    setGames(count)
    start(armsOf(loaded, wanted, null), count)
  }
  const begin = (): void => {
    if (game !== null) start(armsOf(game, mode, box), games)
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
            <select value={id} onChange={({ target }) => pick(target.value)}>
              {builtIn.map((each) => (
                <option key={each} value={each}>
                  {gameName(each)}
                </option>
              ))}
            </select>
          </label>
          <label>
            {words.lab.mode}
            <select value={mode} onChange={({ target }) => setMode(target.value)}>
              {modes.map(([each, title]) => (
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
          <BoxField game={id} box={box} hint={words.lab.boxHint} take={take} />
          <Button look="signal" type="submit" disabled={game === null || run?.state === 'running'}>
            {words.lab.start}
          </Button>
        </form>
        <OutsideNote room="lab" />
        <Alert>{fault === null ? null : words.lab.failed(fault)}</Alert>
        {run === null && <Starters ask={(...wanted) => void ask(...wanted).catch((error: Error) => setFault(error.message))} />}
        {run !== null && <Progress run={run} stop={stop} />}
        {run !== null && <Results run={run} titles={titles} />}
      </main>
    </div>
  )
}

/** The rule of thumb in every seat, with random robots if the game can deal them. A box adds a second arm, which gets the same deals. */
function armsOf(game: Game, mode: string, box: OpenedBox | null): ArmHere[] {
  const seats = Math.min(...game.modes[mode]!.seats)
  const known = game.modes[mode]!.options?.(seats) ?? {}
  const options = 'randomBots' in known ? { randomBots: true } : {}
  const arm: ArmHere = {
    name: box === null ? 'here' : words.lab.asItIs,
    game: game.id,
    settings: { mode, seats, options },
    box: null,
    players: [{ mind: 'rule-of-thumb', budget: {} }],
  }
  if (box === null) return [arm]
  const [name = ''] = box.name.split(' ')
  return [arm, { ...arm, name, box: { game: game.id, id: name, content: box.content }, opened: { name: box.name, content: box.content } }]
}

function Progress({ run, stop }: { run: Run; stop(): void }) {
  const { arms, games, state, rate, left, fault } = run
  const [played, all] = [playedIn(run), games * arms.length]
  return (
    <section className="running" aria-label={words.lab.running}>
      <progress value={played} max={all} aria-label={words.lab.running} />
      <p role="status">
        {state === 'failed' ? words.lab.failed(fault) : words.lab.progress(played, all, rate, state === 'running' ? left : 0)}
      </p>
      {state === 'running' && (
        <Button look="ghost" onClick={stop}>
          {words.lab.stop}
        </Button>
      )}
    </section>
  )
}
