import type { Battle, PlayerName } from '@robodrome/protocol'
import { listTables, type SavedTable } from '../table/saved.ts'
import type { BattleFilter } from './api.ts'

/** A battle on this device, as the history shows it among the server's. */
export interface DeviceBattle extends Battle {
  /** Its table in this browser. */
  here: string
  /** On a shared device: the winners among its players, because none of them is "you"; null for a single player. */
  winners: string[] | null
}

/** The finished battles of this device, latest first. */
export const deviceBattles = (): DeviceBattle[] => listTables().flatMap((table) => (table.over ? [battleOf(table)] : []))

/** Whether a battle matches the filter; opponents on this device have no accounts. */
export const isWanted = ({ game, outcome, winners }: DeviceBattle, filter: BattleFilter): boolean =>
  !filter.opponent && (!filter.game || filter.game === game) && (!filter.result || (winners === null && filter.result === outcome))

function battleOf({ id, game, settings, seats, result, changed, played = 0 }: SavedTable): DeviceBattle {
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  const own = people[0] ?? 0
  const ranking = result?.ranking ?? []
  const best = ranking[0] ?? []
  const isShared = people.length > 1
  const others = seats.flatMap((seat, at): PlayerName[] =>
    at === own && !isShared
      ? []
      : [{ id: seat.kind === 'mind' ? `mind:${seat.mind}` : `here:${at}`, name: seat.kind === 'mind' ? seat.mind : seat.name, bot: false }],
  )
  return {
    n: changed,
    table: null,
    here: id,
    game,
    mode: settings.mode,
    outcome: best.length === 0 ? 'off' : !best.includes(own) ? 'lost' : best.length > 1 && !areTeams(ranking) ? 'shared' : 'won',
    rank: rankOf(ranking, own),
    seats: seats.length,
    others,
    endedAt: changed,
    took: played,
    story: null,
    luck: null,
    change: null,
    winners: isShared ? best.map((seat) => seats[seat]!.name) : null,
  }
}

/** Treats two sides of equal size as teams of which one has won. Only the rules know the teams, and they are not loaded here. */
const areTeams = (ranking: readonly (readonly number[])[]): boolean => ranking.length === 2 && ranking[0]!.length === ranking[1]!.length

/** The place, from 1; tied players share a place. */
function rankOf(ranking: readonly (readonly number[])[], seat: number): number | null {
  const at = ranking.findIndex((seats) => seats.includes(seat))
  return at < 0 ? null : 1 + ranking.slice(0, at).flat().length
}
