import type { Reader } from '@robodrome/phrases'
import type { Seat } from '@robodrome/kernel'
import type { SeenEvent } from '@robodrome/table'
import { memo, useMemo, useRef, useState } from 'react'
import { PillButton } from '../kit/pill.tsx'
import type { BoardModule, Breakdown, Telling } from '../boards/board.ts'
import { Icon } from '../kit/icons.tsx'
import { Badge } from '../kit/seat.tsx'
import { words } from '../words/index.ts'
import { RuleLink } from '../kit/rule-link.tsx'
import { Sentence } from '../kit/sentence.tsx'
import { useLogRoom } from './use-log-room.ts'
import './log.css'

type Filter = 'all' | 'mine' | 'dice'
type Line = { at: number; told: SeenEvent; telling: Telling }

const FILTERS: readonly [Filter, string][] = [
  ['all', words.table.filterAll],
  ['mine', words.table.filterMine],
  ['dice', words.table.filterDice],
]

/** The maximum number of lines on the desk; the sheet has all of them. */
const DESK_LINES = 20
const MOST_LINES = 400

/** The events, newest first, under the title of their turn. Each line links to its rule, and can be replayed. */
export function Log({
  board,
  told,
  seat,
  reader,
  explain,
  breakdown,
  watch,
  tools = false,
}: {
  board: BoardModule
  told: readonly SeenEvent[]
  seat: Seat | null
  reader: Reader
  explain(rule: string): void
  breakdown(number: Breakdown, beside: Element): void
  watch: ((at: number) => void) | null
  tools?: boolean
}) {
  const [filter, setFilter] = useState<Filter>('all')
  const list = useRef<HTMLOListElement>(null)
  const { room, onScroll } = useLogRoom(list)
  const most = tools ? MOST_LINES : Math.min(DESK_LINES, room)
  // An existing line must not be announced again when another arrives.
  const known = useMemo(() => new WeakMap<SeenEvent, Line>(), [board, reader])
  const lines = useMemo(() => {
    const first = Math.max(0, told.length - (tools ? told.length : DESK_LINES))
    return told.slice(first).map((each, i): Line => {
      const line = known.get(each) ?? { at: first + i, told: each, telling: board.describe(each.event, reader.nameOf) }
      known.set(each, line)
      return line
    })
  }, [board, told, reader, tools, known])
  const wanted = lines.filter(({ telling }) => filter === 'all' || (filter === 'mine' ? telling.seat === seat : telling.cue === 'dice'))
  return (
    <div className="logw" role="log" data-shown={told.length} aria-label={words.table.events} aria-live="off">
      {tools && (
        <div className="filters" role="group" aria-label={words.table.filter}>
          {FILTERS.map(([name, title]) => (
            <PillButton key={name} isOn={filter === name} onClick={() => setFilter(name)}>
              {title}
            </PillButton>
          ))}
        </div>
      )}
      {wanted.length === 0 && <p className="sheet-note">{words.table.noEvents}</p>}
      <ol ref={list} className="log" tabIndex={0} aria-label={words.table.events} onScroll={onScroll}>
        {wanted
          .slice(-most)
          .toReversed()
          .map((line, i) => (
            <LogLine
              key={line.at}
              line={line}
              now={i === 0}
              reader={reader}
              symbols={board.symbols}
              explain={explain}
              breakdown={breakdown}
              watch={watch}
            />
          ))}
      </ol>
    </div>
  )
}

type LineProps = Pick<Parameters<typeof Log>[0], 'reader' | 'explain' | 'breakdown' | 'watch'> & {
  line: Line
  now: boolean
  symbols: BoardModule['symbols']
}

const LogLine = memo(function LogLine({ line: { at, told, telling }, now, reader, symbols, explain, breakdown, watch }: LineProps) {
  return (
    <li className={telling.turn ? 'turn' : now ? 'now' : ''}>
      {telling.seat === null ? <i className="dot" /> : <Badge seat={telling.seat} />}
      <span>
        <Sentence parts={telling.parts} reader={reader} symbols={symbols} breakdown={breakdown} />{' '}
        <RuleLink rule={told.event.rule || null} explain={explain} />
      </span>
      {watch && (
        <button type="button" className="again" aria-label={words.table.replayFrom} onClick={() => watch(at)}>
          <Icon name="play" size={12} />
        </button>
      )}
    </li>
  )
})
