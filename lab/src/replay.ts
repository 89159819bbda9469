import { BadInput, Match, quickLuck, type Game, type Position } from '@robodrome/kernel'
import { resultLine, writeRecord } from '@robodrome/table'
import { gameOf, thinkersOf } from './chunk.ts'
import type { Experiment } from './experiment.ts'
import { dealt, lineupOf } from './study/facts.ts'
import { playTable } from './table.ts'
import { labSays } from './says.ts'

/** Replays a game of an experiment and writes its record, which anybody can read and verify. */
export async function replayGame(experiment: Experiment, name: string): Promise<string> {
  const { arm, id } = find(experiment, name)
  const game: Game = await gameOf(arm)
  const players = thinkersOf(arm)
  const lineup = lineupOf(arm.settings.seats, players.length, id.turn)
  const match = new Match<Position>(game, arm.settings, quickLuck(experiment.seed + id.deal))
  playTable(
    game,
    arm.settings,
    lineup.map((player) => players[player]!.mind),
    {
      ...dealt(arm.settings, players, experiment.seed, id),
      ...(arm.opening && { opening: arm.opening }),
      onDecision: (seat, _ms, option) => match.take(seat, option),
    },
  )
  return writeRecord({
    game: game.id,
    version: game.version,
    ...(game.box !== undefined && { box: game.box }),
    settings: arm.settings,
    players: lineup.map((player) => arm.players[player]!.mind),
    contributions: [],
    result: resultLine(game, match.position),
    entries: match.entries,
  })
}

function find({ arms, deals }: Experiment, name: string) {
  const [, armName, deal, turn] = /^(.*):(\d+)\.(\d+)$/.exec(name) ?? []
  const arm = arms.find((each) => each.name === armName)
  const expected = labSays('armDealTurn', { arms: arms.map((each) => each.name).join(', ') })
  if (arm === undefined) throw new BadInput(['game'], name, expected)
  const id = { deal: Number(deal), turn: Number(turn) }
  if (id.deal >= deals || id.turn >= arm.players.length)
    throw new BadInput(['game'], name, labSays('dealBelow', { deals, turns: arm.players.length }))
  return { arm, id }
}
