// @ts-check
// How long a review takes in the page with its two workers: to the first decision with a reason, and to the end (or its limit of a minute).
// Each battle is between AI opponents of level 2. `--slow 4` lets the browser run a quarter of the time, as on a phone.
import { createRequire } from 'node:module'
import { CHROMIUM, find } from '../../scripts/programs.mjs'
import { command, Failed, root, tell, visited } from '../../scripts/steps.mjs'

/** A typical battle of each game, by its mode. */
const MODES = { gekido: 'duel', aimbots: 'first', pbl: 'quick', volt: 'training' }
const THINKING = { playouts: 60 }
const SEED = 1
/** A slowed browser runs for one part of this many milliseconds. */
const BEAT_MS = 40

await command(
  import.meta.url,
  async () => {
    const flag = process.argv.indexOf('--slow')
    const slow = flag < 0 ? 1 : Number(process.argv.splice(flag, 2)[1])
    if (!(slow >= 1)) throw new Failed('--slow takes a number from 1 on')
    const { url, wanted } = visited(MODES)
    const executablePath = find(CHROMIUM)
    if (executablePath === null) throw new Failed('no Chromium: set CHROMIUM to its path')
    /** @type {typeof import('@playwright/test')} */
    const { chromium } = createRequire(`${root}/web/package.json`)('@playwright/test')
    for (const [id, mode] of wanted) {
      const table = await battle(id, mode)
      const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] })
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })
      const page = await context.newPage()
      await page.addInitScript(`localStorage.setItem('robodrome.table.over', ${JSON.stringify(JSON.stringify(table))})
        new MutationObserver(() => {
          const stage = document.querySelector('.reviewing')?.dataset.stage
          if (stage === 'working') self.begun ??= performance.now()
          if (document.querySelector('.review-why li')) self.reason ??= performance.now()
          if (self.begun && stage && stage !== 'working') self.ended ??= { at: performance.now(), stage }
        }).observe(document, { childList: true, subtree: true, attributes: true })`)
      await page.goto(`${url}/#/review/battle/over`)
      const pulse = slow > 1 ? await slowed(browser, slow) : null
      await page.waitForFunction(() => Reflect.get(globalThis, 'ended') !== undefined, null, { timeout: 600_000 })
      const found = await page.evaluate(() => ({
        begun: Number(Reflect.get(globalThis, 'begun')),
        reason: /** @type {number | undefined} */ (Reflect.get(globalThis, 'reason')),
        ended: /** @type {{ at: number, stage: string }} */ (Reflect.get(globalThis, 'ended')),
        kept: String(Reflect.get(globalThis, 'localStorage').getItem('robodrome.reviews')),
      }))
      if (pulse !== null) clearInterval(pulse)
      const [{ review }] = JSON.parse(found.kept)
      const seconds = (/** @type {number} */ at) => `${((at - found.begun) / 1000).toFixed(1)} s`
      tell(
        `${id}, ${mode}${slow > 1 ? `, ${slow} times slower` : ''}: first reason ${found.reason === undefined ? 'none' : seconds(found.reason)}, ` +
          `${found.ended.stage} after ${seconds(found.ended.at)}, ${review.looked} of ${review.decisions} looked at, ${review.findings.length} found`,
      )
      await browser.close()
    }
  },
  '[URL [GAME ...]] [--slow N]',
)

/** Pauses the browser's renderers for most of each beat. @param {import('@playwright/test').Browser} browser @param {number} slow */
async function slowed(browser, slow) {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const ids = processInfo.flatMap(({ type, id }) => (type === 'renderer' ? [id] : []))
  return setInterval(() => {
    for (const id of ids) process.kill(id, 'SIGSTOP')
    setTimeout(() => ids.forEach((id) => process.kill(id, 'SIGCONT')), BEAT_MS * (1 - 1 / slow))
  }, BEAT_MS)
}

/** A battle that is over, as this browser keeps it. @param {string} id @param {string} mode */
async function battle(id, mode) {
  const [{ loadGame }, { quickLuck, write }, { ask, levels }, { Table }] = await Promise.all([
    import('@robodrome/games'),
    import('@robodrome/kernel'),
    import('@robodrome/minds'),
    import('@robodrome/table'),
  ])
  const game = await loadGame(id)
  if (!game) throw new Failed(`no game "${id}"`)
  const settings = { mode, seats: 2, options: {} }
  const seats = [
    { kind: /** @type {const} */ ('person'), name: 'Mara' },
    { kind: /** @type {const} */ ('mind'), name: 'Kuro', mind: 'level-2' },
  ]
  const seed = '07'.repeat(32)
  const table = new Table({
    id: 'local',
    game,
    settings,
    seats: [{ kind: 'open' }, { kind: 'mind', name: 'Kuro', mind: 'level-2' }],
    public: false,
    clock: null,
    absence: 'answers',
    host: 'here',
    seed,
    createdAt: 0,
  })
  const steps = [
    table.perform({ kind: 'sit', seat: 0, guest: 'here', name: 'Mara', promise: null }, 0),
    table.perform({ kind: 'start', minds: [] }, 0),
  ]
  const luck = [quickLuck(SEED, 1), quickLuck(SEED, 2)]
  for (let [seat] = table.asked(); seat !== undefined; [seat] = table.asked()) {
    const { position } = /** @type {NonNullable<typeof table.course>} */ (table.course).match
    const { option } = ask(levels[1], game, settings, position, seat, luck[seat], THINKING)
    steps.push(table.perform({ kind: 'choose', seat, text: write(game, position, option.value) }, 0))
  }
  return {
    id: 'over',
    game: id,
    settings,
    seats,
    seed,
    steps,
    branch: false,
    guided: false,
    changed: 1,
    asked: [],
    over: true,
    result: table.course?.result() ?? null,
  }
}
