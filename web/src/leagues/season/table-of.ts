import { stageTable, type EntrantId, type Row, type State, type TieBreak } from '@robodrome/leagues'
import type { CompetitionView } from '@robodrome/protocol'
import { words } from '../../words/index.ts'
import { nameIn } from '../league.ts'

/** The latest part of a competition that has a table: its run, its stage, and the tables of its groups. */
export interface LeagueTable {
  run: number
  stage: number
  tables: { name: string; rows: Row[] }[]
  codes: readonly TieBreak[]
}

/** The standings to show; null before there are any, and in a bracket without preliminaries. */
export function leagueTable(state: State): LeagueTable | null {
  for (let run = state.runs.length - 1; run >= 0; run--) {
    const { stages } = state.runs[run]!
    const stage = stages.findLastIndex(({ kind }) => !['knockout', 'double knockout', 'final'].includes(kind))
    if (stage < 0) continue
    const { groups, numbers, kind } = stages[stage]!
    const members = kind === 'groups' ? groups : [numbers]
    const tables = members.map((group, i) => ({
      name: members.length > 1 ? String.fromCodePoint(65 + i) : '',
      rows: stageTable(state, run, stage, group),
    }))
    return { run, stage, tables, codes: state.definition.tiebreaks }
  }
  return null
}

export type Letter = 'won' | 'drawn' | 'lost'

/** The latest results of an entrant in a stage, oldest first. */
export function formOf({ fixtures }: State, { run, stage }: LeagueTable, entrant: EntrantId): Letter[] {
  const own = fixtures.filter(
    (each) =>
      each.run === run && each.stage === stage && each.sides.includes(entrant) && each.decision !== null && each.decision !== 'annulled',
  )
  return own.slice(-5).map(({ sides, ranks, decision }): Letter => {
    const rank = ranks[sides.indexOf(entrant)]!
    if (decision !== 'double forfeit' && ranks.every((each) => each === rank)) return 'drawn'
    return rank === 1 ? 'won' : 'lost'
  })
}

/** Against whom an entrant plays next, if that is known. */
export function nextOf(view: CompetitionView, entrant: EntrantId): string | null {
  const open = view.state.fixtures.find(({ decision, sides }) => decision === null && sides.includes(entrant))
  return open
    ? open.sides
        .filter((side) => side !== entrant)
        .map((side) => nameIn(view, side, words.season.you))
        .join(', ')
    : null
}
