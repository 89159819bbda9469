import { basename, dirname, resolve } from 'node:path'
import { changesBetween, openBox, registry } from '@robodrome/games'
import type { Json } from '@robodrome/kernel'
import { makeFair, readFairQuestion, threads, withNumbers, type Candidate, type FairQuestion, type FairReport } from '@robodrome/lab'
import { openBench, sentencesFor } from '@robodrome/workshop'
import { stringify } from 'yaml'
import { usualThreads } from '../threads.ts'
import { parseData, readText, writeText } from '../files.ts'
import { print, type World } from '../world.ts'

/** Makes a game fair, and writes the box and its report next to the question. */
export async function runFair(world: World, path: string, options: { threads?: number; out?: string }): Promise<void> {
  const question = readFairQuestion(parseData(readText(path), path))
  const report = await makeFair(question, {
    engine: threads(options.threads ?? usualThreads(world)),
    ...(question.begin !== undefined && { begin: await contentIn(resolve(dirname(path), question.begin)) }),
    onStep: (step, candidate) => world.stderr.write(`step ${step}: ${rangeOf(candidate)}\n`),
  })
  const out = options.out ?? path.replace(/(\.fair)?\.ya?ml$/, '.box.yaml')
  const best = report.steps[report.best]?.measured ?? report.printed
  const printed = (await registry[question.game]!.box!())!
  const content = withNumbers(printed, best.numbers)
  writeText(out, stringify({ game: question.game, id: 'fair', note: question.title, changes: changesBetween(printed, content) ?? {} }))
  const about = out.replace(/(\.box)?\.ya?ml$/, '.fair.md')
  writeText(about, await told(question, report, printed, content, basename(path)))
  print(world, `measured: ${rangeOf(best)}, printed ${rangeOf(report.printed)}\nwritten: ${out}, ${about}`)
}

const contentIn = async (path: string): Promise<Json> => (await openBox(parseData(readText(path), path))).content

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

/** The range from the weakest piece to the strongest, as text. */
const rangeOf = ({ rates }: Candidate): string => {
  const shares = rates.map(({ share }) => share)
  return `${percent(Math.min(...shares))} to ${percent(Math.max(...shares))}`
}

/** Formats the report as text. It shows both the predicted and the measured result, of which the measured one decides. */
async function told(
  question: FairQuestion,
  { printed: own, steps, best }: FairReport,
  printed: Json,
  content: Json,
  file: string,
): Promise<string> {
  const measured = steps[best]?.measured ?? own
  const bench = await openBench(question.game)
  return [
    `# ${question.title}`,
    '',
    `Made by \`robodrome lab fair ${file}\`. ${question.search.mind} searched on up to ${question.search.deals} deals a try; ${question.measure.mind} measured on ${question.measure.deals} deals that the search never saw.`,
    '',
    '| piece | printed | with the box | 19 times in 20 between | games |',
    '|---|---|---|---|---|',
    ...measured.rates.map(({ name, share, low, high, games }) => {
      const before = own.rates.find((each) => each.name === name)
      return `| ${name} | ${before === undefined ? '' : percent(before.share)} | ${percent(share)} | ${percent(low)} and ${percent(high)} | ${games} |`
    }),
    '',
    '| numbers changed | the search says | measured |',
    '|---|---|---|',
    `| 0 |  | ${rangeOf(own)} |`,
    ...steps.map(({ searched, measured: other }) => `| ${searched.numbers.size} | ${rangeOf(searched)} | ${rangeOf(other)} |`),
    '',
    ...sentencesFor(bench, printed, content, 'en').map(({ text }) => `- ${text}`),
    '',
  ].join('\n')
}
