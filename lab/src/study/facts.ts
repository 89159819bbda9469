import { quickLuck, winners, type Game, type Luck, type Settings } from '@robodrome/kernel'
import type { Budget, Mind } from '@robodrome/minds'
import { sharesOf } from '../shares.ts'
import { playTable } from '../table.ts'
import { Swings } from './swings.ts'

/** A player in an experiment, and its budget per decision. */
export type Thinker = { mind: Mind; budget: Budget }

/** The name of a game within an arm: the deal of luck, and the rotation of players. */
export type GameId = { deal: number; turn: number }

/** A seat's facts in one game: its player, what it brought, the pieces it used, and its share of the win. */
export type SeatFacts = { player: number; brings: readonly string[]; uses: readonly string[]; score: number }

/** What the statistics keep about one game. */
export interface Facts extends GameId {
  seats: SeatFacts[]
  turns: number
  decisions: number
  /** How often the lead changed, by the game's own estimate. */
  leads: number
  /** How far luck moved the winner's win chance, and how far decisions did; null without a winner or an estimate. */
  luck: number | null
  skill: number | null
  /** The rule by which it ended. */
  rule: string
}

/** Plays one game of a deal with players rotated by `turn` seats, and returns its facts. */
export function studyGame(game: Game, settings: Settings, players: readonly Thinker[], seed: number, id: GameId, opening = 0): Facts {
  const lineup = lineupOf(settings.seats, players.length, id.turn)
  const uses = lineup.map(() => new Set<string>())
  const swings = new Swings(game, settings.seats)
  let turns = 0
  let decisions = 0
  const chances = quickLuck(seed + id.deal)
  const counted: Luck = {
    outcome(chance, g, notes) {
      swings.luckFell()
      return chances.outcome(chance, g, notes)
    },
  }
  const g = playTable(
    game,
    settings,
    lineup.map((player) => players[player]!.mind),
    {
      ...dealt(settings, players, seed, id),
      opening,
      chances: counted,
      ear(event) {
        if (event.kind === game.insight?.study?.turn) turns++
        if (event.uses !== undefined && 'seat' in event && typeof event.seat === 'number') uses[event.seat]?.add(event.uses)
      },
      onQuestion: (position) => swings.question(position),
      onDecision: () => decisions++,
    },
  )
  const scores = sharesOf(game.result(g), settings.seats)
  return {
    ...id,
    seats: lineup.map((player, seat) => ({
      player,
      brings: game.insight?.study?.brings(g, seat) ?? [],
      uses: [...uses[seat]!].toSorted(),
      score: scores[seat]!,
    })),
    turns,
    decisions,
    ...swings.end(winners(game.result(g))),
    rule: game.result(g)?.rule ?? '',
  }
}

/** Returns the seed, the budgets and the separate luck of a game's players, which a replay must also use. */
export function dealt(settings: Settings, players: readonly Thinker[], seed: number, { deal, turn }: GameId) {
  const lineup = lineupOf(settings.seats, players.length, turn)
  return {
    seed: seed + deal,
    budget: lineup.map((player) => players[player]!.budget),
    streams: lineup.map((player, seat) => player * settings.seats + seat),
  }
}

/** The player of each seat after the rotation. */
export const lineupOf = (seats: number, players: number, turn: number): number[] =>
  Array.from({ length: seats }, (_, seat) => (seat + turn) % players)
