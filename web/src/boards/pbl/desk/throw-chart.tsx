import { ATTACK } from '@robodrome/pbl/page'
import { percent } from '../../../kit/odds.ts'
import { outlookIn, type Props } from '../model.ts'
import { words } from '../words/index.ts'

const says = words.stage.desk
/** Throwing more cards than this hardly changes the chart. */
const MOST = 5
const HIGH = 50
const WIDE = 50

const short = (chance: number): string =>
  chance <= 0 ? '0' : chance >= 1 ? '100' : chance < 0.01 ? '<1' : chance > 0.99 ? '>99' : String(Math.round(chance * 100))

/**
 * Shows, for each number of cards thrown by the side that is behind, the exact chances to lead now, and to keep the lead against all cards
 * of the other side.
 */
export function ThrowChart({ answers }: Props) {
  const behind = outlookIn(answers)?.behind
  if (!behind || behind.cards.length < 2) return null
  const rows = behind.cards.slice(1, MOST + 1)
  const label = says.chart(rows.map(({ lead, hold }, i) => says.chartRow(i + 1, percent(lead), percent(hold))))
  return (
    <figure className="panel pb-chart">
      <figcaption className="label">
        <span>{behind.of === ATTACK ? says.bombs : says.shields}</span>
        <span>
          <i className="lead" />
          {says.lead}
        </span>
        <span>
          <i className="hold" />
          {says.hold}
        </span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDE * rows.length} 84`} role="img" aria-label={label}>
        {rows.map(({ lead, hold }, i) => (
          <g key={i} transform={`translate(${i * WIDE} 0)`}>
            <Bar x={3} chance={lead} kind="lead" />
            <Bar x={27} chance={hold} kind="hold" />
            <text x="25" y="80" className="pb-axis">
              {i + 1}
            </text>
          </g>
        ))}
        <path d={`M0 64.5h${WIDE * rows.length}`} stroke="var(--line2)" />
      </svg>
    </figure>
  )
}

const Bar = ({ x, chance, kind }: { x: number; chance: number; kind: 'lead' | 'hold' }) => (
  <>
    <rect x={x} y={64 - chance * HIGH} width="20" height={Math.max(1, chance * HIGH)} rx="2" className={kind} />
    <text x={x + 10} y={60 - chance * HIGH}>
      {short(chance)}
    </text>
  </>
)
