import { latestTable, type EntrantId, type Row, type State, type TieBreak } from '@robodrome/leagues'
import type { CompetitionView } from '@robodrome/protocol'
import { roomWords } from '../../words/league-rooms.ts'
import { nameIn } from '../league.ts'

/** The latest part of a competition with standings: its run, its stage, and the tables of its groups. */
export interface LeagueTable {
  run: number
  stage: number
  tables: { name: string; rows: Row[] }[]
  codes: readonly TieBreak[]
}

/** The standings to show; null before there are any, and in a bracket without preliminaries. */
export function leagueTable(state: State): LeagueTable | null {
  const found = latestTable(state)
  if (found === null) return null
  const { run, stage, groups } = found
  const tables = groups.map((rows, i) => ({ name: groups.length > 1 ? String.fromCodePoint(65 + i) : '', rows }))
  return { run, stage, tables, codes: state.definition.tiebreaks }
}

/** An entrant's next opponent, if known. */
export function nextOf(view: CompetitionView, entrant: EntrantId): string | null {
  const open = view.state.fixtures.find(({ decision, sides }) => decision === null && sides.includes(entrant))
  return open
    ? open.sides
        .filter((side) => side !== entrant)
        .map((side) => nameIn(view, side, roomWords.season.you))
        .join(', ')
    : null
}
