import { seasonCounts, type SeasonCounts, type SeasonRecord, type State } from '@robodrome/leagues'
import type { CompetitionView } from '@robodrome/protocol'
import { inLeagues } from '../../boards/leagues.ts'
import { Robot } from '../../boards/robot.tsx'
import { href } from '../../page/route.ts'
import { roomWords } from '../../words/league-rooms.ts'
import { nameIn } from '../league.ts'
import './limbs.css'

/** The limbs of a robot that faces the viewer, each with its position on the map. */
const LIMBS = ['head', 'right arm', 'left arm', 'legs'] as const

/** LG-STAT-1 Limbs lost in a season, limb by limb, and the season's records, each of which opens its replay. */
export function Limbs({ view }: { view: CompetitionView }) {
  const counts = seasonCounts(view.state) ?? (hasLimbs(view.state) ? NONE_YET : null)
  if (counts === null) return null
  const w = roomWords.limbs
  const figure = inLeagues(view.state.definition.events[0]!.game)?.limbs?.figure
  return (
    <section className="panel lg-limbs" aria-labelledby="lg-limbs">
      <h2 id="lg-limbs">{w.title(counts.all)}</h2>
      <div className="lg-body">
        {figure !== undefined && <Robot figure={figure} seat={null} size={190} />}
        <svg className="lg-lines" viewBox="0 0 300 194" aria-hidden="true">
          <path d="M160 34l58-12M122 90L84 96M178 90l38 6M164 158l54 8" />
        </svg>
        <dl>
          {LIMBS.map((limb) => (
            <div key={limb} className={limb.replace(' ', '-')}>
              <dt>{w.limbs[limb]}</dt>
              <dd className="tabular">{counts.by[limb] ?? 0}</dd>
            </div>
          ))}
        </dl>
      </div>
      <dl className="lg-records">
        {counts.records.map((record) => (
          <div key={record.of}>
            <dt>{w.records[record.of]}</dt>
            <dd>
              <RecordLine view={view} record={record} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Whether the league's games have limbs; losses are counted from the first match on. */
const hasLimbs = ({ definition: { events }, status }: State): boolean =>
  status !== 'open' && events.every(({ game }) => inLeagues(game)?.limbs !== undefined)

const NONE_YET: SeasonCounts = { all: 0, by: {}, lines: new Map(), records: [] }

function RecordLine({ view, record: { of, fixture, table, entrant, value } }: { view: CompetitionView; record: SeasonRecord }) {
  const w = roomWords.limbs
  const { sides } = view.state.fixtures[fixture]!
  const names = (entrant === null ? sides : [entrant]).map((each) => nameIn(view, each, roomWords.season.you))
  const told = `${names.join(' – ')}, ${of === 'most' ? w.limbCount(value) : w.turns(value)}`
  return table === null || view.id === 'career' ? told : <a href={href({ at: 'table', id: table })}>{told}</a>
}
