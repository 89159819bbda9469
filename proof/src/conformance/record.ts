import { Match, options, quickLuck, type Game, type Settings } from '@robodrome/kernel'
import { audit, commitment, fairLuck, readRecord, resultLine, verify, writeRecord } from '@robodrome/table'

/** Plays one more game with fair luck, writes its record, reads it back and verifies it. */
export function checkRecord(game: Game, settings: Settings, seed: number): string | null {
  const numbers = quickLuck(seed, 2)
  const secret = Array.from({ length: 64 }, () => numbers.below(16).toString(16)).join('')
  const contributions = Array.from({ length: settings.seats }, (_, seat) => `of seat ${seat}`)
  const match = new Match(game, settings, fairLuck(secret, contributions))
  for (let step = 0; step < 20_000; step++) {
    const seat = match.asked()[0]
    if (seat === undefined) break
    const legal = options(game, match.position, seat)
    // Another check reports dead ends.
    if (legal.length === 0) return null
    match.take(seat, legal[numbers.below(legal.length)])
  }
  const record = writeRecord({
    game: game.id,
    version: game.version,
    ...(game.code !== undefined && { code: game.code }),
    ...(game.box !== undefined && { box: game.box }),
    settings,
    players: contributions.map((_, seat) => `Player ${seat}`),
    commitment: commitment(secret),
    contributions,
    seed: secret,
    result: resultLine(game, match.position),
    entries: match.entries,
  })
  const verdict = verify(game, readRecord(record))
  const problem = verdict.problems[0]
  if (problem) return `its record is wrong in line ${problem.line}: ${problem.message}`
  try {
    audit(game, readRecord(record))
  } catch (error) {
    return `an outcome cannot be worked out again without the rules: ${error instanceof Error ? error.message : String(error)}`
  }
  return JSON.stringify(verdict.position) === JSON.stringify(match.position) ? null : 'its record replays to another position'
}
