import { QUIET_TURNS } from '../content/modes.ts'
import { copy, END, type Flow, type RuleId, type Seat } from '@robodrome/kernel'
import { OFF, type Aimbots } from '../state.ts'
import { tell } from '../tell.ts'
import { alliesOf, hasBots, modeOf, scoreOf, teamOf } from '../vocabulary.ts'

/** AB-WIN-1 A player wins the instant their score reaches the target, on anyone's turn. */
export const checkScore = (g: Aimbots, seat: Seat): Flow => (scoreOf(g, seat) >= modeOf(g).target ? win(g, seat, 'AB-WIN-1') : undefined)

/** Ends the game with a win for the seat's team. */
export function win(g: Aimbots, seat: Seat, rule: RuleId): Flow {
  const winners = [...alliesOf(g, seat)]
  return finish(g, [winners, ...standings(g, (other) => !winners.includes(other))], rule)
}

function finish(g: Aimbots, ranking: Seat[][], rule: RuleId): Flow {
  g.result = { ranking, rule }
  g.phase = 'over'
  const scores = g.players.map((_, seat) => scoreOf(g, seat))
  const drawn = new Set(ranking[0]!.map((winner) => teamOf(g, winner))).size > 1
  tell?.({ kind: 'end', rule, ranking: copy(ranking), drawn, scores, scrap: g.players.map(({ scrap }) => [...scrap]), reveals: true })
  return END
}

/**
 * AB-END-7 Ranks the players still in, best first and with ties grouped: by score, then by bots on the board, then by the fewest plates on
 * them; teams are added up. Players who are out come last.
 */
function standings(g: Aimbots, among: (seat: Seat) => boolean): Seat[][] {
  const seats = g.players.map((_, seat) => seat).filter(among)
  const groups: Seat[][] = []
  const compare = (a: Seat, b: Seat) => standing(g, b).reduce((found, value, i) => found || value - standing(g, a)[i]!, 0)
  for (const seat of seats.filter((each) => !g.players[each]!.out).toSorted(compare)) {
    const last = groups.at(-1)
    if (last !== undefined && compare(last[0]!, seat) === 0) last.push(seat)
    else groups.push([seat])
  }
  const gone = seats.filter((seat) => g.players[seat]!.out)
  return gone.length > 0 ? [...groups, gone] : groups
}

function standing(g: Aimbots, seat: Seat): number[] {
  const bots = g.bots.filter((bot) => bot.at !== OFF && teamOf(g, bot.owner) === teamOf(g, seat))
  return [scoreOf(g, seat), bots.length, -bots.reduce((sum, bot) => sum + bot.plates.length, 0)]
}

/** AB-END-1 to AB-END-4 Handles the loss of a bot, possibly the player's last one. */
export function checkElimination(g: Aimbots, seat: Seat): Flow {
  if (hasBots(g, seat)) return undefined
  const rivals = g.players.flatMap((_, other) => (teamOf(g, other) !== teamOf(g, seat) && hasBots(g, other) ? [other] : []))
  if (g.mode === 'teams') return alliesOf(g, seat).some((ally) => hasBots(g, ally)) ? undefined : win(g, rivals[0]!, 'AB-END-4')
  if (g.players.length === 2) return win(g, rivals[0]!, 'AB-END-1')
  goOut(g, seat, 'AB-END-2')
  return rivals.length === 1 ? win(g, rivals[0]!, 'AB-END-3') : undefined
}

/** AB-END-2 The player takes no more turns and cannot win any more; their tokens leave the game unseen. */
function goOut(g: Aimbots, seat: Seat, rule: RuleId): void {
  const player = g.players[seat]!
  const tokens = player.scrap.length
  player.out = true
  g.gone = [...g.gone, ...player.scrap].toSorted()
  player.scrap = []
  tell?.({ kind: 'out', rule, seat, tokens })
}

/** AB-END-9 Free-for-all: a player who concedes is out. Their bots leave the board, nobody captures their cores, and no scrap is placed. */
export function concede(g: Aimbots, seat: Seat): Flow {
  g.players[seat]!.leaving = false
  if (g.players[seat]!.out) return undefined
  for (const bot of g.bots) {
    if (bot.owner !== seat || bot.captured) continue
    bot.at = OFF
    bot.core = 0
  }
  goOut(g, seat, 'AB-END-9')
  const left = g.players.flatMap((player, other) => (player.out ? [] : [other]))
  return left.length === 1 ? win(g, left[0]!, 'AB-END-3') : undefined
}

const MOST_ROUNDS = 60

/** AB-END-6 A long stall, or 60 full rounds, ends the game; AB-END-7 ranks the players. */
export function checkStall(g: Aimbots): Flow {
  const playing = g.players.filter((_, seat) => hasBots(g, seat)).length
  const isQuiet = g.quiet >= QUIET_TURNS * playing
  if (!isQuiet && g.rounds < MOST_ROUNDS) return undefined
  tell?.({ kind: 'stall', rule: 'AB-END-6', ...(isQuiet ? { over: 'quiet turns', count: g.quiet } : { over: 'rounds', count: g.rounds }) })
  return finish(
    g,
    standings(g, () => true),
    'AB-END-6',
  )
}
