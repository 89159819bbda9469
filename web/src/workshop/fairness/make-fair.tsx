import { withNumbers } from '@robodrome/lab/fair'
import type { Bench } from '@robodrome/workshop'
import { mended, rewritten, sentencesFor } from '@robodrome/workshop'
import type { Json } from '@robodrome/kernel'
import { useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { Field } from '../../kit/field.tsx'
import type { FairCandidate } from '../../table/worker-messages.ts'
import { mindName } from '../../words/index.ts'
import { language } from '../../words/language.ts'
import { fairWords as w } from '../../words/workshop-fair.ts'
import type { Draft } from '../drafts.ts'
import type { Edits } from '../use-edits.ts'
import { makeVersion } from '../versions/make.ts'
import { RangeRow, scaleFor } from './range-chart.tsx'
import type { Searching } from './use-make-fair.ts'

const SEARCHES = { mind: 'rule-of-thumb', deals: 200 }
/** A different kind of mind: it plays games to the end instead of looking one move ahead. */
const MEASURES = { mind: 'search', playouts: 40, deals: 300 }
const FARTHEST = 5
const MOST_NUMBERS = 12

/** One AI searches for fairer numbers, and another of a different kind measures them on deals that the first never saw. */
export function MakeFair({
  bench,
  draft,
  edits,
  searching: { making: latest, start, pause, end },
  mode,
  seats,
  options,
}: {
  bench: Bench
  draft: Draft
  edits: Edits
  searching: Searching
  mode: string
  seats: number
  options: { [name: string]: Json }
}) {
  const movable = bench.movable(mode)
  const [by, setBy] = useState<readonly number[]>(movable.map((_, i) => (i === 0 ? 2 : 0)))
  const [most, setMost] = useState(3)
  const [chosen, choose] = useState<number | null>(null)
  // A search in another mode continues, and is shown in that mode.
  const making = latest?.mode === mode ? latest : null
  const moves = movable.flatMap(({ path }, i) => (by[i]! > 0 ? [{ path, by: [-by[i]!, by[i]!] }] : []))
  const begin = (): void => {
    choose(null)
    start(
      {
        title: draft.name.trim() || bench.game,
        game: bench.game,
        mode,
        seats,
        options,
        seed: 1,
        dealt: options['randomBots'] === true,
        move: moves,
        most,
        search: SEARCHES,
        measure: MEASURES,
      },
      draft.good,
      mode,
    )
  }
  const told = making?.told ?? null
  const at = chosen ?? told?.best ?? -1
  const candidate = told?.steps[at]?.measured
  const contentWith = ({ numbers }: FairCandidate): Json =>
    numbers.reduce(
      (content, { path, value }) =>
        rewritten(bench, withNumbers(content, new Map([[{ path, piece: '', printed: value, least: value, most: value }, value]])), path),
      draft.good,
    )
  const take = (): void => {
    if (candidate === undefined) return
    const content = contentWith(candidate)
    edits.replace(content)
    // The draft on this screen is the one before the change.
    makeVersion(bench, { ...draft, content, good: mended(bench, content, draft.good) }, w.taken)
  }
  return (
    <section className="panel" aria-labelledby="make-fair">
      <h2 id="make-fair">{w.make}</h2>
      {movable.length === 0 ? (
        <p>{w.noMoves}</p>
      ) : (
        <>
          <h3>{w.movable}</h3>
          {movable.map(({ path, label }, i) => (
            <Field key={path} title={label[language]}>
              <select value={by[i]} onChange={({ target }) => setBy(by.with(i, Number(target.value)))}>
                {Array.from({ length: FARTHEST + 1 }, (_, n) => (
                  <option key={n} value={n}>
                    {n === 0 ? '–' : `±${n}`}
                  </option>
                ))}
              </select>
            </Field>
          ))}
          <Field title={w.most}>
            <select value={most} onChange={({ target }) => setMost(Number(target.value))}>
              {Array.from({ length: MOST_NUMBERS }, (_, n) => (
                <option key={n} value={n + 1}>
                  {n + 1}
                </option>
              ))}
            </select>
          </Field>
          <div className="fair-facts">
            <span>
              <small>{w.searches}</small>
              <strong>{mindName(SEARCHES.mind)}</strong>
              <small>{w.deals(SEARCHES.deals.toLocaleString(language))}</small>
            </span>
            <span>
              <small>{w.measures}</small>
              <strong>{mindName(MEASURES.mind)}</strong>
              <small>{w.unseen(MEASURES.deals.toLocaleString(language))}</small>
            </span>
          </div>
          {(making === null || making.state === 'done' || making.state === 'failed') && (
            <Button disabled={moves.length === 0} onClick={begin}>
              {w.search}
            </Button>
          )}
          {making !== null && making.state !== 'done' && (
            <div className="fair-progress">
              {making.news && <progress value={making.news.played} max={making.news.all} aria-label={w.make} />}
              <small role="status">
                {making.state === 'failed' ? w.failed(making.fault) : making.news && saidOf(making.news, making.left)}
              </small>
              {making.state === 'running' && <Button onClick={() => pause(true)}>{w.pause}</Button>}
              {making.state === 'paused' && <Button onClick={() => pause(false)}>{w.goOn}</Button>}
              {making.state !== 'failed' && making.news?.phase === 'search' && <Button onClick={end}>{w.end}</Button>}
            </div>
          )}
          {told !== null && (
            <>
              <Spans printed={told.printed} step={told.steps[at]} />
              <p className="fair-note">{w.judges}</p>
              <fieldset className="fair-candidates">
                <legend>{w.candidates}</legend>
                <small>{w.candidatesNote}</small>
                {told.steps.map(({ measured }, i) => (
                  <label key={i}>
                    <input type="radio" name="fair-candidate" checked={i === at} onChange={() => choose(i)} />
                    <b>{w.numbers(measured.numbers.length)}</b> <small>{spanOf(measured)}</small>
                  </label>
                ))}
                <label>
                  <input type="radio" name="fair-candidate" checked={at < 0} onChange={() => choose(-1)} />
                  <b>{w.keep}</b> <small>{spanOf(told.printed)}</small>
                </label>
              </fieldset>
              {candidate && (
                <ul>
                  {sentencesFor(bench, draft.good, contentWith(candidate), language).map(({ path, sign, text }) => (
                    <li key={path.join(' ')}>
                      <b aria-hidden="true">{sign}</b> {text}
                    </li>
                  ))}
                </ul>
              )}
              <Button look="bone" disabled={candidate === undefined} onClick={take}>
                {w.take(candidate?.numbers.length ?? 0)}
              </Button>
            </>
          )}
        </>
      )}
    </section>
  )
}

const saidOf = (
  { phase, steps, candidates, played, all }: { phase: string; steps: number; candidates: number; played: number; all: number },
  left: number,
): string =>
  `${phase === 'search' ? w.searching(steps, candidates) : w.measuring(candidates)}. ${w.progress(played.toLocaleString(language), all.toLocaleString(language), left)}`

const ends = ({ rates }: FairCandidate): readonly [low: number, high: number] => {
  const shares = rates.map(({ share }) => share)
  return [Math.min(...shares), Math.max(...shares)]
}
const spanOf = (candidate: FairCandidate): string =>
  w.range(...(ends(candidate).map((share) => (100 * share).toFixed(0)) as [string, string])) + ' %'

/** The range from the weakest piece to the strongest: now, as estimated by the search, and as measured. */
function Spans({ printed, step }: { printed: FairCandidate; step: { searched: FairCandidate; measured: FairCandidate } | undefined }) {
  const rows = [
    [w.now, printed] as const,
    ...(step === undefined
      ? []
      : ([
          [w.says, step.searched],
          [w.measured, step.measured],
        ] as const)),
  ]
  const ranged = (candidate: FairCandidate) => {
    const [low, high] = ends(candidate)
    return { low, high, share: (low + high) / 2 }
  }
  const scale = scaleFor(
    rows.map(([, candidate]) => ranged(candidate)),
    0.4,
    0.6,
  )
  return (
    <ul className="fair-rows">
      {rows.map(([name, candidate]) => (
        <li key={name}>
          <b>{name}</b>
          <RangeRow scale={scale} band={[0.48, 0.52]} own={ranged(candidate)} />
          <span>
            <strong>{spanOf(candidate)}</strong>
          </span>
        </li>
      ))}
    </ul>
  )
}
