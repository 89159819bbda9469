import { parseJson } from '@robodrome/table'
import { appendFileSync, existsSync } from 'node:fs'
import { Competition, type LogEntry, type Referee } from '@robodrome/leagues'
import { cannotWrite, readText, writeText } from '../files.ts'
import { Misuse } from '../world.ts'

/** The first line of a competition's file. Its host keeps the seed secret until the competition has ended. */
interface Head {
  robodrome: 'competition 1'
  seed: string
}

/** A competition on disk: a line for its seed, then one for each entry of its log. */
export class LeagueFile {
  readonly competition: Competition
  readonly #path: string
  #written: number

  constructor(path: string, competition: Competition, written: number) {
    this.#path = path
    this.competition = competition
    this.#written = written
  }

  static create(path: string, competition: Competition, seed: string): LeagueFile {
    if (existsSync(path)) throw new Misuse(({ wrong }) => wrong.competitionThere(path))
    writeText(path, `${JSON.stringify({ robodrome: 'competition 1', seed } satisfies Head)}\n`)
    const file = new LeagueFile(path, competition, 0)
    file.save()
    return file
  }

  /** Reads and replays the whole log. An entry that the rules would not produce is reported. */
  static open(path: string, referee: Referee): LeagueFile {
    const { head, entries } = readLog(path)
    const { competition, problem } = Competition.replay(entries, referee, head.seed)
    if (problem !== null) throw new Misuse(`${path}: ${problem}`)
    return new LeagueFile(path, competition, entries.length)
  }

  /** Appends new entries. */
  save(): void {
    const fresh = this.competition.log.slice(this.#written)
    try {
      appendFileSync(this.#path, fresh.map((entry) => `${JSON.stringify(entry)}\n`).join(''))
    } catch (error) {
      throw cannotWrite(this.#path, error)
    }
    this.#written = this.competition.log.length
  }
}

export function readLog(path: string): { head: Head; entries: LogEntry[] } {
  const lines = readText(path)
    .split('\n')
    .filter((line) => line.trim() !== '')
  const [head, ...entries] = lines.map((line, i) => {
    const found = parseJson(line)
    if (typeof found !== 'object' || found === null) throw new Misuse(({ wrong }) => wrong.noJsonLine(path, i + 1))
    return found
  })
  if ((head as { robodrome?: unknown } | undefined)?.robodrome !== 'competition 1')
    throw new Misuse(({ wrong }) => wrong.noCompetition(path))
  return { head: head as unknown as Head, entries: entries as unknown as LogEntry[] }
}
