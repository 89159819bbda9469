import type { Row, TieBreak } from '@robodrome/leagues'
import type { CompetitionView } from '@robodrome/protocol'
import { inLeagues } from '../../boards/leagues.ts'
import { Icon } from '../../kit/icons.tsx'
import { IconButton } from '../../kit/icon-button.tsx'
import { roomWords } from '../../words/league-rooms.ts'
import { words } from '../../words/index.ts'
import { Rule } from '../rule.tsx'
import { calledIn } from '../league.ts'

/** Why one line ranks above the next: the criteria in order, with the deciding one in bone. */
export function WhyAbove({
  view,
  codes,
  rows,
  at,
  close,
}: {
  view: CompetitionView
  codes: readonly TieBreak[]
  rows: readonly Row[]
  at: number
  close(): void
}) {
  const w = roomWords.season
  const [above, below] = at + 1 < rows.length ? [rows[at]!, rows[at + 1]!] : [rows[at - 1] ?? rows[at]!, rows[at]!]
  const name = (row: Row): string => calledIn(view, row.entrant)
  const decider = codes.findIndex((code) => above.values[code] !== below.values[code])
  return (
    <div
      className="lg-why panel"
      role="dialog"
      aria-label={w.why(name(above), name(below))}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <div className="row spread">
        <b>{w.why(name(above), name(below))}</b>
        <IconButton aria-label={words.close} onClick={close}>
          <Icon name="close" size={16} />
        </IconButton>
      </div>
      <ol>
        {codes.map((code, i) => (
          <li key={code} className={i === decider ? 'decides' : i > decider && decider >= 0 ? 'idle' : ''}>
            <span className="grow">{w.codes[code]}</span>
            <b>{shown(code, above)}</b>
            <b>{shown(code, below)}</b>
            <small>{i === decider ? w.decides : i < decider || decider < 0 ? w.level : w.notNeeded}</small>
          </li>
        ))}
      </ol>
      <small>
        <Rule id={inLeagues(view.state.definition.events[0]!.game)?.limbs?.rule ?? 'LG-TB-3'} />
      </small>
    </div>
  )
}

/** Lots and fewer matches are stored as negative numbers, so that higher is always better. */
const shown = (code: TieBreak, { values }: Row): number => (code === 'LOT' || code === 'FEWER' ? -values[code] : values[code])
