import {
  Competition,
  Forbidden,
  programsToAdd,
  readAct,
  readDefinition,
  teamName,
  type Act,
  type Competition as Running,
  type Referee,
} from '@robodrome/leagues'
import { minds } from '@robodrome/minds'
import { competitionProblem } from '@robodrome/proof'
import type { Json } from '@robodrome/kernel'
import { parseData, readText } from '../files.ts'
import { LeagueFile, readLog } from '../league/file.ts'
import { heldAgain } from '../league/held-again.ts'
import { refereeOf } from '../league/referee.ts'
import { runPrograms, type Waiting } from '../league/run.ts'
import { showCompetition } from '../league/show.ts'
import { findGame, whole } from '../lookup.ts'
import type { AddCommand } from '../add-command.ts'
import { progress } from '../progress.ts'
import { count as plural, didYouMean } from '../text.ts'
import { wordsOf } from '../words/index.ts'
import { colorsFor, Misuse, print, type World } from '../world.ts'

export const addLeague: AddCommand = (program, world, done) => {
  const about = wordsOf(world).help.league
  const league = program.command('league').description(about.about).addHelpText('after', about.after)
  league
    .command('new')
    .description(about.new.about)
    .argument('<definition>', about.new.definition)
    .argument('<file>', about.new.file)
    .action(async (definition: string, file: string) => {
      const referee = await refereeOf(world)
      const seed = world.randomHex(32)
      const competition = begun(parseData(readText(definition), definition), referee, seed)
      LeagueFile.create(file, competition, seed)
      print(world, showCompetition(world, competition))
    })
  league
    .command('play')
    .description(about.play.about)
    .argument('<file>', about.play.file)
    .option('--playouts <n>', about.play.playouts, whole(world, 1), 100)
    .action(async (path: string, options: { playouts: number }) => {
      const file = LeagueFile.open(path, await refereeOf(world))
      const { competition } = file
      const shown = progress(world, 'fixture')
      const waiting = await runPrograms(competition, {
        game: (id) => findGame(world, id),
        budget: { playouts: options.playouts },
        now: Date.now,
        onStep() {
          file.save()
          const { fixtures } = competition.state
          shown.at(fixtures.filter(({ decision }) => decision !== null).length, fixtures.length)
        },
      })
      shown.end()
      print(world, showCompetition(world, competition))
      if (waiting !== null) print(world, `\n${waitsFor(competition, waiting, path)}`)
    })
  league
    .command('next')
    .description(about.next.about)
    .argument('<file>', about.next.file)
    .argument('<next>', about.next.next)
    .action(async (path: string, next: string) => {
      const referee = await refereeOf(world)
      const seed = world.randomHex(32)
      const { competition: before } = LeagueFile.open(path, referee)
      const competition = guarded(() => heldAgain(before, referee, seed))
      LeagueFile.create(next, competition, seed)
      print(world, showCompetition(world, competition))
    })
  league
    .command('result')
    .description(about.result.about)
    .argument('<file>', about.result.file)
    .argument('<fixture>', about.result.fixture, whole(world, 0))
    .argument('<how>', about.result.how)
    .action(async (path: string, fixture: number, how: string) => {
      const seats = LeagueFile.open(path, await refereeOf(world)).competition.state.fixtures[fixture]?.seats.length ?? 2
      await doAct(world, path, {
        kind: 'result',
        fixture,
        result: {
          ranks: ranksFrom(how, seats),
          diff: Array.from({ length: seats }, () => 0),
          bouts: Array.from({ length: seats }, () => 0),
        },
      })
    })
  league
    .command('act')
    .description(about.act.about)
    .argument('<file>', about.act.file)
    .argument('<act>', about.act.act)
    .option('--by <account>', about.act.by, 'manager')
    .action((path: string, text: string, { by }: { by: string }) => doAct(world, path, readAct(parseData(text, 'act')), by))
  league
    .command('show')
    .description(about.show.about)
    .argument('<file>', about.show.file)
    .action(async (path: string) => print(world, showCompetition(world, LeagueFile.open(path, await refereeOf(world)).competition)))
  league
    .command('fuzz')
    .description(about.fuzz.about)
    .option('--count <n>', about.fuzz.count, whole(world, 1), 1000)
    .option('--seed <n>', about.fuzz.seed, whole(world, 0), 0)
    .action(({ count, seed }: { count: number; seed: number }) => {
      const shown = progress(world, 'competition')
      let found = 0
      for (let i = 0; i < count; i++) {
        const problem = competitionProblem(seed + i)
        if (problem !== null) {
          found++
          shown.end()
          print(world, `seed ${seed + i}: ${problem}\n  again with: robodrome league fuzz --count 1 --seed ${seed + i}`)
        }
        shown.at(i + 1, count)
      }
      shown.end()
      const { green, red } = colorsFor(world)
      const verdict = found === 0 ? green('fine') : red(plural(found, 'problem'))
      print(world, `${plural(count, 'competition')}, seeds ${seed} to ${seed + count - 1}: ${verdict}`)
      done(found === 0 ? 0 : 1)
    })
  league
    .command('verify')
    .description(about.verify.about)
    .argument('<file>', about.verify.file)
    .action(async (path: string) => {
      const { head, entries } = readLog(path)
      const { problem } = Competition.replay(entries, await refereeOf(world), head.seed)
      print(world, problem ?? `${entries.length} entries: every act is legal, and what follows from them is what was written`)
      done(problem === null ? 0 : 1)
    })
}

/** Creates a competition with the entrants of its definition, fills the open places and starts it. */
function begun(found: Json, referee: Referee, seed: string): Running {
  const { entrants = [], ...rest } = (typeof found === 'object' && found !== null && !Array.isArray(found) ? found : {}) as {
    entrants?: Json
  }
  if (!Array.isArray(entrants) || !entrants.every((each) => typeof each === 'string' || isPair(each)))
    throw new Misuse(({ wrong }) => wrong.entrants)
  const competition = guarded(() =>
    Competition.open(readDefinition({ managers: ['manager'], ...rest }, referee), referee, { seed, at: Date.now(), by: 'manager' }),
  )
  const enter = (name: string, i: number): void => {
    const isMind = Object.hasOwn(minds, name)
    guarded(() =>
      competition.act(
        {
          kind: 'entered',
          entrant: {
            kind: isMind ? 'program' : 'person',
            name: isMind ? `${name} ${i + 1}` : name,
            accounts: [name],
            text: '',
            rating: 0,
            shown: 1500,
          },
        },
        Date.now(),
      ),
    )
  }
  entrants.forEach((each, i) => (typeof each === 'string' ? enter(each, i) : enterTeam(competition, each)))
  const { program } = competition.state.definition.fill
  if (!Object.hasOwn(minds, program))
    throw new Misuse((w) =>
      w.wrong.noMind('fill.program', program, didYouMean(program, Object.keys(minds), w.didYouMean), Object.keys(minds)),
    )
  for (let more = programsToAdd(competition.state); more > 0; more--) enter(program, competition.state.entrants.length)
  guarded(() => competition.act({ kind: 'started' }, Date.now(), 'manager'))
  return competition
}

const isPair = (found: Json): found is [string, string] =>
  Array.isArray(found) && found.length === 2 && found.every((name) => typeof name === 'string' && name !== '')

/** LG-ENT-3 Enters two people who have agreed to play together. */
function enterTeam(competition: Running, members: readonly string[]): void {
  const mind = members.find((name) => Object.hasOwn(minds, name))
  if (mind !== undefined) throw new Misuse(({ wrong }) => wrong.programInTeam(mind))
  const entrant = { kind: 'team' as const, name: teamName(members), members, accounts: members, text: '', rating: 0, shown: 1500 }
  guarded(() => competition.act({ kind: 'entered', entrant }, Date.now()))
}

async function doAct(world: World, path: string, act: Act, by = ''): Promise<void> {
  const file = LeagueFile.open(path, await refereeOf(world))
  guarded(() => file.competition.act(act, Date.now(), by))
  file.save()
  print(world, showCompetition(world, file.competition))
}

/** A move that a rule forbids is an input error, reported with the rule. */
function guarded<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof Forbidden) throw new Misuse(({ wrong }) => `${wrong.found(error.sentence)} (${error.rule})`)
    throw error
  }
}

function ranksFrom(how: string, seats: number): number[] {
  const known: Readonly<Record<string, number[]>> = { first: [1, 2], second: [2, 1], draw: [1, 1] }
  const ranks = seats === 2 ? known[how] : how.split(',').map(Number)
  if (ranks?.length === seats && ranks.every((rank) => Number.isInteger(rank) && rank >= 1 && rank <= seats)) return ranks
  throw new Misuse(({ wrong }) => (seats === 2 ? wrong.result(how) : wrong.ranks(how, seats)))
}

function waitsFor({ state }: Running, waiting: Waiting, path: string): string {
  if ('entrant' in waiting)
    return `Waiting for ${state.entrants[waiting.entrant]!.name}: ${waiting.phase} (robodrome league act ${path} ...)`
  const { id, seats } = waiting.fixture
  return `Waiting for people: ${seats.map((seat) => state.entrants[seat]!.name).join(' - ')} (robodrome league result ${path} ${id} first)`
}
