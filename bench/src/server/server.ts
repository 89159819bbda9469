import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { count, type Line } from '../measure.ts'
import type { CpuParts } from './cpu.ts'
import { paceLines } from './pace.ts'
import { Served, type Rate } from './served.ts'

const SECONDS = 3
const TURNS = 3
/** How many seconds to warm up, until hot code is compiled. */
const WARM_SECONDS = 5

const NAMES = { theirs: 'boardgame.io in memory', theirsKept: 'boardgame.io on PostgreSQL', echo: 'a bare echo' } as const
const OTHERS = ['theirs', 'theirsKept', 'echo'] as const
/** The positions of boardgame.io on PostgreSQL and of the echo in the list of servers. */
const KEPT = 1 + OTHERS.indexOf('theirsKept')
const ECHO = 1 + OTHERS.indexOf('echo')

/**
 * Compares moves of the same small game. Each table has one move in progress and two people, who both receive the changes. On our server,
 * they also receive their options. Our server confirms only moves that are on disk. boardgame.io keeps them in memory unless it has a
 * storage, so it is measured both ways, and even with a storage it confirms a move before storing it. The echo stores nothing.
 */
export async function serverLines(show: (line: Line) => void): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'robodrome-bench-'))
  const servers: Served[] = []
  try {
    for (const kind of ['ours', ...OTHERS] as const) servers.push(await Served.start(kind, data))
    for (const tables of [100, 300]) {
      for (const each of servers) await each.seat(tables)
      for (const each of servers) await each.measure(WARM_SECONDS)
      const turns: Rate[][] = []
      for (let turn = 0; turn < TURNS; turn++) turns.push(await inTurn(servers))
      const [ours, ...others] = servers.map((_, i) => middle(turns.map((rates) => rates[i]!)))
      others.forEach((other, i) => compare(tables, ours!, other, NAMES[OTHERS[i]!]).forEach(show))
      for (const line of await paceLines(tables, { served: servers[0]!, rate: ours! }, { served: servers[KEPT]!, rate: others[KEPT - 1]! }))
        show(line)
      const parts = await servers[0]!.breakdown(SECONDS)
      if (parts !== null) show(whereItGoes(tables, parts))
      const floor = parts && floorOf(tables, parts, others[KEPT - 1]!, others[ECHO - 1]!)
      if (floor !== null) show(floor)
    }
  } finally {
    await Promise.all(servers.map((each) => each.stop()))
    rmSync(data, { recursive: true, force: true })
  }
}

function compare(tables: number, ours: Rate, other: Rate, name: string): Line[] {
  const rate: Line = {
    what: `server, ${tables} tables: durable choices, beside ${name}`,
    ratio: ours.perSecond / other.perSecond,
    between: `${words(ours)}; ${name} ${words(other)}`,
  }
  if (ours.cpu === null || other.cpu === null) return [rate]
  const cost: Line = {
    what: `server, ${tables} tables: choices for the CPU of one, beside ${name}`,
    ratio: other.cpu / ours.cpu,
    between: `${micro(ours.cpu)} a choice with its store; ${name} ${micro(other.cpu)}`,
  }
  return [rate, cost]
}

/** The profiler counts elapsed time, so on a busy machine, writing to sockets seems to take longer than its share of the CPU. */
const whereItGoes = (tables: number, { user, system, below, places }: CpuParts & { places: string }): Line => ({
  what: `server, ${tables} tables: where the CPU of a choice goes, server beside store`,
  ratio: (user + system) / below,
  between: `${micro(user)} in the server, under a profiler (${places}); ${micro(system)} in the system for it, ${micro(below)} in PostgreSQL`,
})

/** What a person who only receives costs, compared with an echo: writes but no reads, so about half. */
const ONLY_TOLD = 0.5

/**
 * Estimates what would still cost time if rules, tables and messages were free: two people on sockets, and the store. No server on this
 * stack can cost less.
 */
const floorOf = (tables: number, { below }: CpuParts, theirs: Rate, echo: Rate): Line | null => {
  if (theirs.cpu === null || echo.cpu === null) return null
  const sockets = echo.cpu * (1 + ONLY_TOLD)
  return {
    what: `server, ${tables} tables: choices for the CPU of one at the floor, beside ${NAMES.theirsKept}`,
    ratio: theirs.cpu / (sockets + below),
    between: `${micro(sockets + below)} a choice, estimated: ${micro(sockets)} for sockets (an echo of ${micro(echo.cpu)}, and half of one for the person who only receives), ${micro(below)} in PostgreSQL; ten times as many leave ${micro(Math.max(0, theirs.cpu / 10 - sockets - below))} for all the rest`,
  }
}

/** Measures the servers one after the other, so that each has the machine to itself. */
async function inTurn(servers: readonly Served[]): Promise<Rate[]> {
  const rates: Rate[] = []
  for (const each of servers) rates.push(await each.measure(SECONDS))
  return rates
}

const middle = (rates: Rate[]): Rate => rates.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(rates.length / 2)]!
const micro = (seconds: number): string => `${count(seconds * 1e6)} µs`

const words = ({ perSecond, p50, p99, clients }: Rate): string =>
  `${count(perSecond)}/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, its clients ${micro(clients)} a choice`
