import type { Game, Settings } from '@robodrome/kernel'
import type { Words } from '@robodrome/phrases'
import { askingChecks } from './asking.ts'
import type { Check } from './check.ts'
import { dataChecks } from './data.ts'
import { leavingChecks } from './leaving.ts'
import { moveChecks } from './moves.ts'
import { playGame } from './play.ts'
import { ownerChecks } from './secret-owners.ts'
import { command, type FuzzReport, type Run } from './run.ts'
import { secretChecks } from './secrets.ts'
import { nameOf } from './sent.ts'
import { speakingChecks } from './speaking.ts'
import { twinChecks } from './twin-worlds.ts'
import { weightChecks } from './weights.ts'

export const checks: readonly Check[] = [
  ...dataChecks,
  ...moveChecks,
  ...askingChecks,
  ...leavingChecks,
  ...secretChecks,
  ...twinChecks,
  ...ownerChecks,
  ...weightChecks,
  ...speakingChecks,
]

export interface FuzzOptions {
  games: number
  seed: number
  /** The share of nodes that all checks examine, from 0 to 1; every node is checked for crashes, dead ends and length. */
  thorough?: number
  /** The share of games played alongside twins that go through JSON and `clone` at every node. */
  twins?: number
  /** The share of games in which players leave, one after another. */
  leaves?: number
  /** The names of the checks to run; all others are skipped. */
  only?: readonly string[]
  /** Games with more steps count as endless. */
  mostSteps?: number
  ruleIds?: ReadonlySet<string> | null
  /** The game's texts in one language, to put every event, question, option and refusal into words. */
  words?: Words | null
  /** No new game starts after this many decisions. */
  decisions?: number
  onGame?(played: number): void
}

/** If imagining has changed nothing after this many examined nodes, that is suspicious. */
const ENOUGH_NODES = 200

/** Plays random games to the end and checks the invariants of all games at every node. */
export function fuzz(
  game: Game,
  settings: Settings,
  {
    games,
    seed,
    thorough = 1,
    twins = 1,
    leaves = 0,
    only,
    mostSteps = 20_000,
    ruleIds = null,
    words = null,
    decisions = Infinity,
    onGame,
  }: FuzzOptions,
): FuzzReport {
  const report: FuzzReport = { games: 0, decisions: 0, longest: 0, problems: [], used: [], unused: [], told: new Map() }
  const run: Run = {
    game,
    settings,
    checks: only === undefined ? checks : checks.filter(({ name }) => only.includes(name)),
    thorough,
    twins,
    leaves,
    mostSteps,
    ruleIds,
    words,
    unused: new Set(game.pieces(settings)),
    report,
    kept: new Set(),
    imagined: new Set(),
    says: true,
    wrongEvent: null,
    weighed: new Map(),
    examined: 0,
  }
  for (let i = 0; i < games && report.decisions < decisions && report.problems.length < 5; i++) {
    playGame(run, seed + i)
    report.games++
    onGame?.(report.games)
  }
  const dull = [...run.kept].find((watcher) => !run.imagined.has(watcher))
  if (dull !== undefined && run.examined >= ENOUGH_NODES) {
    const message = `things were told that ${nameOf(dull)} may not know, but imagining for it never changed anything`
    report.problems.push({ check: 'imagine', message, node: '-', step: 0, reproduce: command(run, seed) })
  }
  report.unused = [...run.unused]
  report.used = game.pieces(settings).filter((piece) => !run.unused.has(piece))
  return report
}
