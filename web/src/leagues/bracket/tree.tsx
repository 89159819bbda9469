import { fixturesOf, tiesOf, type Fixture, type Slot, type Tie } from '@robodrome/leagues'
import type { CompetitionView } from '@robodrome/protocol'
import { useState } from 'react'
import { Icon } from '../../kit/icons.tsx'
import { href } from '../../page/route.ts'
import { words } from '../../words/index.ts'
import { calledIn, nameIn, type League } from '../league.ts'
import { Mascot } from '../who.tsx'
import './tree.css'

interface Column {
  title: string
  ties: Tie[]
}

/** Who meets whom: a column for each round, the best who are free named under the match they wait for. On phones one round at a time. */
export function BracketTree({ league: { view } }: { league: League }) {
  const { state } = view
  const run = state.runs.findLastIndex(({ stages }) => stages.some(({ kind }) => isBracket(kind)))
  const stage = state.runs[run]!.stages.findLastIndex(({ kind }) => isBracket(kind))
  const columns = columnsOf(tiesOf(state, run, stage))
  const open = columns.findIndex(({ ties }) => ties.some(({ winner, sides }) => winner === 'later' && !sides.includes('nobody')))
  const [shown, setShown] = useState<number | null>(null)
  const at = shown ?? (open < 0 ? columns.length - 1 : open)
  const fixtures = fixturesOf(state, run, stage)
  const { numbers } = state.runs[run]!.stages[stage]!
  return (
    <section className="panel lg-bracket" aria-labelledby="lg-bracket">
      <h2 id="lg-bracket">{words.bracket.tree}</h2>
      <div className="row flow nar lg-tabs">
        {columns.map(({ title }, i) => (
          <button key={title} type="button" className="pill" aria-pressed={i === at} onClick={() => setShown(i)}>
            {title}
          </button>
        ))}
      </div>
      <div className="lg-tree lg-scroll" tabIndex={0} role="group" aria-label={words.bracket.tree}>
        {columns.map(({ title, ties }, i) => (
          <div key={title} className={i === at ? 'lg-column on' : 'lg-column'}>
            <h3>{title}</h3>
            <ol>
              {slotsOf(ties, columns[i + 1]).map((slot) => (
                <li key={slot.ties[0]!.name} className={slot.joins ? `lg-slot ${slot.joins}` : 'lg-slot'}>
                  {slot.ties.map((tie) => (
                    <TieBox key={tie.name} {...{ view, tie, numbers, fixtures }} waitsFor={feeding(columns[i - 1], tie)} />
                  ))}
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  )
}

const isBracket = (kind: string): boolean => kind === 'knockout' || kind === 'double knockout'

/** The rounds of a bracket in order, each with its name; a second life follows after all of the first. */
function columnsOf(ties: readonly Tie[]): Column[] {
  const w = words.bracket
  const keys = [...new Set(ties.map(({ name }) => name.split('.')[0]!))]
  const isDouble = keys.some((key) => key.startsWith('L'))
  return keys.map((key) => {
    const own = ties.filter(({ name }) => name.split('.')[0] === key)
    if (key === 'third') return { title: w.third, ties: own }
    const title = key.startsWith('L')
      ? `${w.losers} ${key.slice(1)}`
      : /^W\d/.test(key)
        ? `${isDouble ? `${w.winners} ` : ''}${w.rounds(own.length)}`
        : w.rounds(1)
    return { title, ties: own }
  })
}

/** A place of a column: a match, or two of which one is free. `joins`: how its line runs to the next column. */
interface Place {
  ties: Tie[]
  joins: 'down' | 'up' | 'on' | null
}

const isFree = ({ sides }: Tie): boolean => sides.includes('nobody')

/** The winners of two neighbours meet in the next column (LG-KO-2); whoever is free stands with the match that is played beside. */
function slotsOf(ties: readonly Tie[], next: Column | undefined): Place[] {
  if (next === undefined || ties.length !== 2 * next.ties.length) return ties.map((tie) => ({ ties: [tie], joins: null }))
  return next.ties.flatMap((_, i): Place[] => {
    const pair = ties.slice(2 * i, 2 * i + 2)
    if (pair.every(isFree)) return [{ ties: pair, joins: null }]
    if (pair.some(isFree)) return [{ ties: pair, joins: 'on' }]
    return pair.map((tie, at) => ({ ties: [tie], joins: at === 0 ? 'down' : 'up' }))
  })
}

/** The matches whose winners will meet in one of a later column; none where losers come in as well. */
function feeding(before: Column | undefined, { name }: Tie): readonly Tie[] {
  const [, round, at] = /^W(\d+)\.(\d+)$/.exec(name) ?? []
  const names = [2 * Number(at) - 1, 2 * Number(at)].map((i) => `W${Number(round) - 1}.${i}`)
  return before?.ties.filter((tie) => names.includes(tie.name)) ?? []
}

interface TieProps {
  view: CompetitionView
  tie: Tie
  numbers: readonly number[]
  fixtures: readonly Fixture[]
  waitsFor: readonly Tie[]
}

function TieBox({ view, tie, numbers, fixtures, waitsFor }: TieProps) {
  const w = words.bracket
  const fixture = fixtures.find(({ place }) => place === tie.name)
  const entrantOf = (slot: Slot): number | null => (typeof slot === 'number' ? numbers[slot - 1]! : null)
  const free = isFree(tie) ? entrantOf(tie.sides.find((side) => typeof side === 'number') ?? 'nobody') : null
  if (isFree(tie)) return free === null ? null : <p className="lg-free">{w.free(calledIn(view, free))}</p>
  const awaited = (side: number): string => {
    const names = (waitsFor[side]?.sides ?? []).flatMap((slot) => entrantOf(slot) ?? [])
    return names.length === 2 ? w.either(calledIn(view, names[0]!), calledIn(view, names[1]!)) : w.unknown
  }
  const isMine = tie.sides.some((side) => view.own.includes(entrantOf(side) ?? -1))
  const isOpen = fixture?.decision === null
  return (
    <div className={['lg-tie', isMine && 'own', isMine && isOpen && 'mine'].filter(Boolean).join(' ')}>
      {tie.sides.map((side, i) => {
        const entrant = entrantOf(side)
        const lost = fixture?.decision !== null && fixture !== undefined && tie.winner !== side
        const wins = fixture?.tables.filter(({ ranks }) => ranks !== null && ranks[fixture.sides.indexOf(entrant ?? -1)] === 1).length ?? 0
        return (
          <span key={i} className={lost ? 'lost' : ''}>
            {entrant === null ? (
              <i className="lg-mascot open">?</i>
            ) : (
              <Mascot entrant={entrant} size={24} own={view.own.includes(entrant)} />
            )}
            <small>{typeof side === 'number' ? side : ''}</small>
            <b className="grow ell">{entrant === null ? awaited(i) : nameIn(view, entrant, words.season.you)}</b>
            {tie.winner === side && typeof side === 'number' && <Icon name="check" size={14} />}
            {fixture !== undefined && fixture.decision !== null && <b className="num">{wins}</b>}
          </span>
        )
      })}
      {isMine && isOpen && <span className="pill sig">{w.yours}</span>}
      {!isMine && isOpen && fixture?.table && view.id !== 'career' && (
        <a className="pill" href={href({ at: 'table', id: fixture.table })}>
          {words.leagues.watch}
        </a>
      )}
    </div>
  )
}
