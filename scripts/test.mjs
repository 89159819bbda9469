// @ts-check
// Runs tests. Without arguments: everything that a change can break, from a fresh clone on.
// With names: only these test files, without the check, such as kernel, web/gekido or server/leagues; what begins with "-" goes to Vitest: kernel -t perft.
//   --quick   types, lint, and the tests of rules and page without the slow files
//   --long    what takes longer: kills, soaks, whole guides, and ten times as much random play
// BROWSER_TESTS=off leaves the browser tests out. CHECK=off builds instead of checking.
import { browserTests } from './browser.mjs'
import { build } from './build.mjs'
import { check, checkTypes } from './check.mjs'
import { pick } from './pick.mjs'
import { bring, CHROMIUM, find, NATS, PROGRAMS, PYTHON, tellMissing } from './programs.mjs'
import { ready } from './ready.mjs'
import { command, Failed, LeftOut, Misuse, run, takeAll } from './steps.mjs'
import { tests } from './vitest.mjs'

/** @typedef {[name: string, act: () => unknown]} Stage */

const RULES_AND_PAGE = ['--project=rules', '--project=page']
/** @type {Stage} */
const coverage = ['coverage', () => run(process.execPath, ['cli/bin/robodrome.mjs', 'rules', '--coverage'])]

/** @returns {Stage[]} */
const quick = () => [
  ['types and lint', checkTypes],
  ['tests of rules and page without the slow files', () => tests('quick', RULES_AND_PAGE, { TESTS: 'quick' })],
]

/** The server's tests are a stage of their own, because none of them starts without their PostgreSQL. @returns {Stage[]} */
const everything = () => [
  process.env['CHECK'] === 'off' ? ['build', build] : ['check', check],
  ['tests of rules and page', () => tests('rules', RULES_AND_PAGE)],
  ['tests of the server', () => tests('server', ['--project=server'])],
  ...inBrowser('browser tests', ['--grep-invert', '@long']),
  coverage,
]

/** @returns {Stage[]} */
const long = () => [
  ['build', build],
  ['long tests of rules, page and server', () => tests('long', [], { TESTS: 'long' })],
  ...inBrowser('long browser tests', ['--grep', '@long']),
]

/** @param {string} name @param {string[]} args @returns {Stage[]} */
const inBrowser = (name, args) =>
  process.env['BROWSER_TESTS'] === 'off' || find(CHROMIUM) === null ? [] : [[name, () => browserTests(args)]]

/** @param {string[]} args @returns {Stage[]} */
const only = (args) => {
  const first = args.findIndex((each) => each.startsWith('-'))
  const [names, options] = first < 0 ? [args, []] : [args.slice(0, first), args.slice(first)]
  if (names.length === 0) throw new Misuse(`name test files before ${options[0]}`)
  const { tests: files, specs } = pick(names)
  return [
    ...(files.length > 0 ? [/** @type {Stage} */ (['tests', () => tests('some', [...files, ...options], { TESTS: 'all' })])] : []),
    ...(specs.length > 0
      ? /** @type {Stage[]} */ ([
          ['build', build],
          ['browser tests', () => namedBrowserTests([...specs, ...options])],
        ])
      : []),
  ]
}

/** Browser tests requested by name must run: they never pass by being skipped. @param {string[]} args */
const namedBrowserTests = (args) => {
  for (const missing of bring([CHROMIUM])) throw new Failed(tellMissing(missing))
  return browserTests(args)
}

await command(
  import.meta.url,
  async () => {
    ready()
    const args = process.argv.slice(2)
    if (args[0] === '--quick') return takeAll('npm run quick', quick())
    const isWhole = args.length === 0 || args[0] === '--long'
    const missing = isWhole ? bring(PROGRAMS) : [NATS, PYTHON].flatMap((program) => (find(program) === null ? [{ program, why: '' }] : []))
    const stages = args.length === 0 ? everything() : args[0] === '--long' ? long() : only(args)
    return takeAll(args[0] === '--long' ? 'npm run prove' : 'npm test', [
      ...stages,
      ...missing.map((each) => /** @type {Stage} */ ([each.program.needs, () => leave(tellMissing(each))])),
    ])
  },
  '[--quick | --long | NAME ... [OPTION OF VITEST ...]]',
)

/** @param {string} why @returns {never} */
function leave(why) {
  throw new LeftOut(why)
}
