import type { Battle, PlayerName } from '@robodrome/protocol'
import { listTables, type SavedTable } from '../table/saved.ts'
import type { BattleFilter } from './api.ts'

/** A battle that was played on this device, as the history shows it beside those of a server. */
export interface DeviceBattle extends Battle {
  /** Its table in this browser. */
  here: string
  /** Several people shared the device: who of them won, since none of them is "you"; null where one person played. */
  winners: string[] | null
}

/** The battles of this device that are over, the latest first. */
export const deviceBattles = (): DeviceBattle[] => listTables().flatMap((table) => (table.over ? [battleOf(table)] : []))

/** Whether a battle is among those asked for: its opponents have no accounts. */
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

/** Two sides of the same size: teams, of which one won. Who plays with whom is known to the rules alone, which are not loaded here. */
const areTeams = (ranking: readonly (readonly number[])[]): boolean => ranking.length === 2 && ranking[0]!.length === ranking[1]!.length

/** From 1; those who share a place have the same. */
function rankOf(ranking: readonly (readonly number[])[], seat: number): number | null {
  const at = ranking.findIndex((seats) => seats.includes(seat))
  return at < 0 ? null : 1 + ranking.slice(0, at).flat().length
}
