import type { CompetitionView } from '@robodrome/protocol'
import { useEffect, useRef, useState } from 'react'
import { PillButton } from '../../kit/pill.tsx'
import { Icon } from '../../kit/icons.tsx'
import { roomWords } from '../../words/league-rooms.ts'
import type { Bracket } from './bracket-of.ts'
import { columnsOf, isFree, pathOf, slotsOf, type Path, type Place } from './columns.ts'
import { PathLegend } from './path-legend.tsx'
import { TieBox } from './tie-box.tsx'
import './tree.css'

const NO_PATH: Path = { won: [], ahead: [] }

/**
 * The bracket: a column for each round, with byes listed under the match they wait for. Phones show one round at a time, with its
 * neighbours peeking in.
 */
export function BracketTree({ view, bracket }: { view: CompetitionView; bracket: Bracket }) {
  const columns = columnsOf(bracket.ties)
  const open = columns.findIndex(({ ties }) => ties.some((tie) => tie.winner === 'later' && !isFree(tie)))
  const isOver = open < 0
  const first = isOver ? columns.length - 1 : open
  const { at, show, scroller, look } = useColumns(first)
  const [seed] = view.own.flatMap((entrant) => bracket.seedOf(entrant) ?? [])
  const path = seed === undefined ? NO_PATH : pathOf(bracket.ties, seed)
  return (
    <section className="panel lg-bracket" aria-labelledby="lg-bracket">
      <h2 id="lg-bracket">{roomWords.bracket.tree}</h2>
      <div className="row flow narrow lg-tabs">
        {columns.map(({ title }, i) => (
          <PillButton key={title} isOn={i === at} onClick={() => show(i)}>
            {title}
          </PillButton>
        ))}
      </div>
      <div className="lg-tree lg-scroll" tabIndex={0} role="group" aria-label={roomWords.bracket.tree} ref={scroller} onScroll={look}>
        {columns.map(({ title, ties }, i) => (
          <div key={title} className="lg-column">
            <h3>
              {title}
              <small>{stateOf(i, isOver ? columns.length : first, columns.length)}</small>
            </h3>
            {i === columns.length - 1 && (
              <span className="lg-cup-prize" aria-hidden="true">
                <Icon name="trophy" size={64} />
              </span>
            )}
            <ol>
              {slotsOf(ties, columns[i + 1]).map((slot) => (
                <li key={slot.ties[0]!.name} className={['lg-slot', slot.joins, lineOf(slot, path)].filter(Boolean).join(' ')}>
                  {slot.ties.map((tie) => (
                    <TieBox key={tie.name} view={view} bracket={bracket} tie={tie} isAhead={path.ahead.includes(tie)} />
                  ))}
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
      {seed !== undefined && <PathLegend view={view} bracket={bracket} path={path} seed={seed} />}
    </section>
  )
}

/** Whether a round is over, in progress, or ahead. */
const stateOf = (at: number, first: number, all: number): string =>
  at < first
    ? roomWords.bracket.roundDone
    : at === first
      ? roomWords.bracket.roundNow
      : at === all - 1
        ? roomWords.bracket.roundLast
        : roomWords.bracket.roundNext

/** The line of a place: solid if already played, dotted if it depends on the reader's results. */
const lineOf = ({ ties }: Place, { won, ahead }: Path): 'walked' | 'maybe' | null =>
  ties.some((tie) => won.includes(tie)) ? 'walked' : ties.some((tie) => ahead.includes(tie)) ? 'maybe' : null

/** The visible column if not all of them fit, and a way to change it. */
function useColumns(first: number) {
  const scroller = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(first)
  const show = (column: number, behavior: ScrollBehavior = 'smooth'): void => {
    const target = scroller.current?.children[column] as HTMLElement | undefined
    if (target === undefined) return
    scroller.current!.scrollTo({ left: target.offsetLeft - (scroller.current!.clientWidth - target.clientWidth) / 2, behavior })
    setAt(column)
  }
  const look = (): void => {
    const { scrollLeft, clientWidth, children } = scroller.current!
    const middle = scrollLeft + clientWidth / 2
    const distance = (each: Element): number => Math.abs((each as HTMLElement).offsetLeft + each.clientWidth / 2 - middle)
    const nearest = [...children].reduce((best, each) => (distance(each) < distance(best) ? each : best))
    setAt([...children].indexOf(nearest))
  }
  // A round that has just begun is scrolled into view.
  useEffect(() => {
    show(first, 'auto')
  }, [first])
  return { at, show, scroller, look }
}
