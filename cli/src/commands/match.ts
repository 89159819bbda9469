import { availableParallelism } from 'node:os'
import { InvalidArgumentError } from 'commander'
import { contender, playMatch, type Claims, type Finding, type Plan, type Standing } from '@robodrome/lab'
import { minds, type Budget } from '@robodrome/minds'
import { budget, findGame, settingsFor, tableOptions, whole, type SetupOptions } from '../lookup.ts'
import type { AddCommand } from '../add-command.ts'
import { progress } from '../progress.ts'
import { aligned, count, didYouMean, percent } from '../text.ts'
import { colorsFor, Misuse, print, type World } from '../world.ts'

const EXAMPLES = `
Each deal of luck is played once for every turn of the minds around the table,
so that all get the same chances. Intervals are for 95 % confidence. A time
behind a mind, as in level-5@300ms, or playouts, as in search@40, are for it
alone.

Minds:
${Object.values(minds)
  .map(({ id, summary }) => `  ${id.padEnd(15)}${summary}`)
  .join('\n')}

Examples:
  robodrome match gekido --mode duel --minds search,rule-of-thumb --games 100
  robodrome match gekido --minds rule-of-thumb,random --seats 4 --games 200
  robodrome match gekido --minds search,random --budget 50ms --threads 1
  robodrome match volt --minds search,random --budget 25ms --cpu --sprt 0.5,0.6
  robodrome match gekido --mode duel --minds level-5@300ms,level-4 --cpu`

interface MatchArguments extends SetupOptions {
  minds: string[]
  games: number
  seed: number
  budget?: Budget
  cpu?: boolean
  sprt?: Claims
  threads?: number
}

export const addMatch: AddCommand = (program, world) => {
  program
    .command('match')
    .description('let minds play each other and say who is stronger, and how sure that is')
    .argument('<game>', 'a game (see: robodrome games)')
    .requiredOption('--minds <list>', 'at least two minds, separated by commas', mindList)
    .option('--games <n>', 'how many games; deals are played to their end', whole(1), 100)
    .option('--mode <mode>', 'mode of the game (default: its first)')
    .option('--seats <n>', 'number of seats (default: the fewest)', whole(1))
    .option('--options <json>', 'settings of the table', tableOptions)
    .option('--seed <n>', 'number of the first deal; the same games each time, unless budgets are times', whole(0), 1)
    .option('--budget <n>', 'thinking for each decision: playouts, or milliseconds as in 50ms (default: as each mind likes)', budget)
    .option('--cpu', 'count milliseconds for which the thread ran, not those on the wall')
    .option('--sprt <low,high>', 'stop once it is clear whether the first mind scores the one or the other, as in 0.50,0.55', claims)
    .option('--threads <n>', 'worker threads, 0 for none (default: one for each core)', whole(0))
    .addHelpText('after', EXAMPLES)
    .action(async (id: string, options: MatchArguments) => {
      const game = await findGame(world, id)
      const plan: Plan = {
        game: id,
        settings: settingsFor(world, game, options),
        minds: options.minds,
        seed: options.seed,
        ...(options.budget && { budget: options.budget }),
        clock: options.cpu === true ? 'cpu' : 'wall',
      }
      const shown = progress(world, 'game')
      const { standings, finding } = await playMatch(plan, options.games, {
        threads: options.threads ?? availableParallelism(),
        onProgress: (_standings, played) => shown.at(played, options.games),
        ...(options.sprt === undefined ? {} : { claims: options.sprt }),
        load: async () => game,
      })
      shown.end()
      print(world, [table(world, plan, standings), ...(finding === null ? [] : [verdict(options.sprt!, finding)])].join('\n'))
    })
}

function mindList(text: string): string[] {
  const known = Object.keys(minds)
  const list = text.split(',').map((name) => name.trim())
  for (const name of list)
    if (!known.includes(contender(name).id))
      throw new Misuse(`--minds: there is no mind "${name}".${didYouMean(name, known)} Minds: ${known.join(', ')}.`)
  if (list.length < 2) throw new InvalidArgumentError('Expected at least two minds, separated by commas.')
  return list
}

/** Either claim is believed wrongly once in twenty. */
const ERROR = 0.05

function claims(text: string): Claims {
  const [low, high, more] = text.split(',').map(Number)
  if (low === undefined || high === undefined || more !== undefined || !(low > 0 && low < high && high < 1))
    throw new InvalidArgumentError('Expected two scores between 0 and 1, the lower first, such as 0.50,0.55.')
  return { low, high, error: ERROR }
}

function verdict({ low, high }: Claims, { evidence, bound, verdict: said }: Finding): string {
  const found = {
    low: `It scores ${percent(low)} rather than ${percent(high)}`,
    high: `It scores ${percent(high)} rather than ${percent(low)}`,
  }
  const so = said === 'open' ? `Not yet decided between ${percent(low)} and ${percent(high)}` : found[said]
  return `${so} (evidence ${evidence.toFixed(2)}, bounds ${(-bound).toFixed(2)} and ${bound.toFixed(2)}).`
}

function table(world: World, { game, settings, seed, clock, budget: told }: Plan, standings: readonly Standing[]): string {
  const { bold } = colorsFor(world)
  const games = standings[0]?.games ?? 0
  const thinking = told === undefined ? 'as each likes to think' : `${thought(told)}${clock === 'cpu' ? ' of CPU time' : ''} a decision`
  const rows = standings.map(({ mind, share, low, high, msPerDecision, decisions }) => [
    mind,
    percent(share),
    `${percent(low)} to ${percent(high)}`,
    `${msPerDecision.toFixed(1)} ms`,
    decisions.toLocaleString('en'),
  ])
  const head = ['mind', 'points', '95 % interval', 'a decision', 'decisions']
  const [first, ...lines] = aligned([head, ...rows])
  return [
    `${game}, ${settings.mode}, ${count(settings.seats, 'seat')}: ${count(games, 'game')}, seed ${seed}, ${thinking}`,
    bold(first),
    ...lines,
  ].join('\n')
}

const thought = ({ ms, playouts }: Budget): string => (playouts === undefined ? `${ms} ms` : count(playouts, 'playout'))
