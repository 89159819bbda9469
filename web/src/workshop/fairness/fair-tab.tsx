import { digestOf, loadGame, loadWords, openBox } from '@robodrome/games'
import type { Game, Json } from '@robodrome/kernel'
import { csvOf, summarize, type LabReport } from '@robodrome/lab/study'
import { useEffect, useMemo, useState } from 'react'
import { Alert } from '../../kit/alert.tsx'
import { Button } from '../../kit/button.tsx'
import { Field } from '../../kit/field.tsx'
import { Icon } from '../../kit/icons.tsx'
import type { ArmHere } from '../../table/worker-messages.ts'
import { mindName } from '../../words/index.ts'
import { language } from '../../words/language.ts'
import { fairWords as w } from '../../words/workshop-fair.ts'
import { saveFile } from '../export.ts'
import { idOf } from '../play.ts'
import type { TabProps } from '../tab.ts'
import { MakeFair } from './make-fair.tsx'
import { Progress } from './progress.tsx'
import { keepReport, readReport, sideOf, type FairReport } from './report.ts'
import { FEWEST, WinRates } from './win-rates.tsx'
import { Worth } from './worth.tsx'
import './fairness.css'

const RUNS = [200, 1500, 10_000]
/** The minds that can play both sides; levels get this many playouts per decision. */
const MINDS = ['rule-of-thumb', 'level-1', 'level-2', 'level-3', 'level-4', 'random']
const PLAYOUTS = 60
const playerOf = (mind: string): ArmHere['players'][number] => ({ mind, budget: mind.startsWith('level') ? { playouts: PLAYOUTS } : {} })

/** Whether the box is fair: win rates compared with the printed game, what pieces are worth, and fairer numbers. */
export default function FairTab({ bench, draft, edits, measuring: { rates, worth, searching } }: TabProps) {
  const game = useGame(draft.game)
  const [mode, setMode] = useState<string | null>(null)
  const [mind, setMind] = useState(MINDS[0]!)
  const [games, setGames] = useState(RUNS[0]!)
  const [kept, setKept] = useState<FairReport | null>(() => readReport(draft.id))
  const { study, start, goOn, stop } = rates
  const [fault, setFault] = useState<string | null>(null)
  const digest = useMemo(() => digestOf(draft.good), [draft.good])
  const report = useMemo<FairReport | null>(() => {
    if (study === null || study.facts[0]!.length < FEWEST) return null
    const sides = study.arms.map((arm, i) => sideOf(summarize(arm, study.facts[i]!)))
    const { players, settings } = study.arms[0]!
    const [, measured] = study.arms.at(-1)!.opened?.name.split(' ') ?? []
    return {
      digest: measured ?? digestOf(bench.printed),
      mind: players[0]!.mind,
      mode: settings.mode,
      own: sides.at(-1)!,
      printed: sides.length > 1 ? sides[0]! : null,
    }
  }, [bench, study])
  useEffect(() => {
    if (report === null || study?.state === 'running') return
    keepReport(draft.id, report)
    setKept(report)
  }, [draft.id, report, study?.state])
  if (game === null) return null
  const modes = Object.keys(game.loaded.modes)
  const playing = mode ?? modes[0]!
  const seats = Math.min(...game.loaded.modes[playing]!.seats)
  const options: { [name: string]: Json } = 'randomBots' in (game.loaded.modes[playing]!.options?.(seats) ?? {}) ? { randomBots: true } : {}
  const begin = async (): Promise<void> => {
    setFault(null)
    const { name, content } = await openBox({ game: draft.game, id: idOf(draft.name), content: draft.good })
    const arm: ArmHere = {
      name: w.printed,
      game: draft.game,
      settings: { mode: playing, seats, options },
      box: null,
      players: [playerOf(mind)],
    }
    const own: ArmHere = { ...arm, name: draft.name, box: { game: draft.game, id: idOf(draft.name), content }, opened: { name, content } }
    start(digest === digestOf(bench.printed) ? [arm] : [arm, own], games)
  }
  const shown = report ?? kept
  const told = shown === null || shown.digest === digest ? null : draft.versions.find((version) => version.digest === shown.digest)
  return (
    <main className="box-fair">
      <section className="panel fair-ask" aria-label={w.title}>
        <h1 className="visually-hidden">{w.title}</h1>
        <Field title={w.who}>
          <select value={mind} onChange={({ target }) => setMind(target.value)}>
            {MINDS.map((each) => (
              <option key={each} value={each}>
                {mindName(each)}
              </option>
            ))}
          </select>
        </Field>
        <Field title={w.mode}>
          <select value={playing} onChange={({ target }) => setMode(target.value)}>
            {modes.map((each) => (
              <option key={each} value={each}>
                {game.modes[each] ?? each}
              </option>
            ))}
          </select>
        </Field>
        <Field title={w.games}>
          <select value={games} onChange={({ target }) => setGames(Number(target.value))}>
            {RUNS.map((each) => (
              <option key={each} value={each}>
                {each.toLocaleString(language)}
              </option>
            ))}
          </select>
        </Field>
        <small>{w.here}</small>
        <Alert>{fault}</Alert>
        {study !== null && <Progress study={study} stop={stop} goOn={() => goOn(study.deals)} />}
        {study?.state !== 'running' && (
          <span className="row">
            {study?.state === 'done' && <Button onClick={() => goOn(study.deals + games)}>{w.more(games.toLocaleString(language))}</Button>}
            <Button look="signal" onClick={() => void begin().catch((error: Error) => setFault(w.failed(error.message)))}>
              {w.start(games.toLocaleString(language))}
            </Button>
          </span>
        )}
      </section>
      <section className="panel" aria-label={w.rates}>
        {shown === null ? (
          <p>{study === null ? w.empty : w.tooFew(FEWEST)}</p>
        ) : (
          <>
            {shown.digest !== digest && <p className="pill">{w.old(told ? w.version(told.number) : w.draft)}</p>}
            <p className="fair-note">
              {w.about(game.modes[shown.mode] ?? shown.mode, mindName(shown.mind), shown.own.games.toLocaleString(language))}
            </p>
            <WinRates report={shown} name={draft.name} />
            {study !== null && report !== null && study.state !== 'running' && (
              <Button
                look="ghost"
                onClick={() => saveFile(`${idOf(draft.name)}.fair.csv`, 'text/csv', csvOf(labReport(study.arms, study.facts)))}
              >
                <Icon name="download" /> {w.download}
              </Button>
            )}
          </>
        )}
      </section>
      <Worth arm={study?.arms.at(-1) ?? null} seen={study?.facts.at(-1) ?? []} titles={game.titles} worth={worth} />
      <MakeFair key={playing} {...{ bench, draft, edits, searching }} mode={playing} seats={seats} options={options} />
    </main>
  )
}

const labReport = (arms: readonly ArmHere[], facts: readonly (readonly Parameters<typeof summarize>[1][number][])[]): LabReport => ({
  experiment: {
    title: w.title,
    about: '',
    seed: 1,
    deals: facts[0]!.length,
    chunk: facts[0]!.length,
    until: null,
    arms: arms.map(({ opened: _opened, ...arm }) => arm),
  },
  summaries: arms.map((arm, i) => summarize(arm, facts[i]!)),
  finding: null,
  complete: true,
  command: '',
  version: '',
})

interface Known {
  loaded: Game
  modes: Readonly<Record<string, string>>
  titles: Readonly<Record<string, string>>
}

/** The printed game with its names; null while it loads. */
function useGame(id: string): Known | null {
  const [known, setKnown] = useState<Known | null>(null)
  useEffect(() => {
    let isWanted = true
    const load = async (): Promise<void> => {
      const [loaded, said] = await Promise.all([loadGame(id), loadWords(id, language)])
      if (!isWanted || loaded === undefined) return
      const modes = Object.fromEntries(Object.entries(loaded.modes).map(([mode, { title }]) => [mode, said?.modes[mode]?.title ?? title]))
      setKnown({ loaded, modes, titles: said?.pieces ?? {} })
    }
    void load()
    return () => {
      isWanted = false
    }
  }, [id])
  return known
}
