// @ts-check
// Measures how smoothly the page plays events back. It plays half a minute of a battle with as many robots as the game allows, at most
// four. It reports the p50 and p95 of the milliseconds between frames. It also reports the CPU time per frame of the page's own thread, of
// the threads that paint its tiles, and of those that composite them. Other jobs on the machine stretch the intervals but hardly the CPU
// time, so the machine's load is printed, too. bench/page/idle.mjs measures a table at rest.
import { createRequire } from 'node:module'
import { loadavg } from 'node:os'
import { CHROMIUM, find } from '../../scripts/programs.mjs'
import { openTable, SETS, tableOf } from '../../scripts/screens.mjs'
import { command, Failed, root, tell, visited } from '../../scripts/steps.mjs'

/** @typedef {{ name: string, ts: number, tdur?: number, pid: number, tid: number, args?: { name?: string } }} Traced */

const SECONDS = 30
/** The traced categories: every task of the browser's threads with its CPU time, and the page's own marks. */
const CATEGORIES = ['toplevel', 'blink.user_timing']
const TASK = 'ThreadControllerImpl::RunTask'
/** The task in which a pool of threads paints the tiles. */
const PAINT_TASK = 'TaskGraphRunner::RunTask'
const PAGE = ['CrRendererMain']
const JOINERS = ['Compositor', 'VizCompositorThread', 'CrGpuMain']

/** The tables to measure. Two of them replace screenshot tables, which have fewer robots. */
const TABLES = {
  ...Object.fromEntries(Object.entries(SETS).map(([game, { table }]) => [game, table])),
  aimbots: tableOf('aimbots', { mode: 'free-for-all', options: {} }, ['Noor', 'Kuro', 'Ada'], 'a5'),
  pbl: tableOf('pbl', { mode: 'quick', options: {} }, ['Jonas', 'Kuro'], 'd4'),
}

/** Marks every frame that plays back an event; `still` ends a run of such frames. */
const RECORDER = `{
  let shows = false
  const look = () => {
    requestAnimationFrame(look)
    const now = document.querySelector('.prompt .far') !== null
    if (now) performance.mark('frame')
    else if (shows) performance.mark('still')
    performance.clearMarks()
    shows = now
  }
  requestAnimationFrame(look)
}`

await command(
  import.meta.url,
  async () => {
    const { url, wanted } = visited(TABLES)
    const executablePath = find(CHROMIUM)
    if (executablePath === null) throw new Failed('no Chromium: set CHROMIUM to its path')
    /** @type {typeof import('@playwright/test')} */
    const { chromium } = createRequire(`${root}/web/package.json`)('@playwright/test')
    for (const [game, table] of wanted) {
      const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] })
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' })
      await context.addInitScript(RECORDER)
      const page = await openTable(context, url, game, table, 'full', '1')
      const answers = page.locator('.prompt .chip:visible, .stage .can:visible')
      await answers.first().waitFor({ timeout: 60_000 })
      await browser.startTracing(page, { categories: CATEGORIES })
      for (const end = Date.now() + SECONDS * 1000; Date.now() < end;) {
        await page.locator('.table[data-settled]').waitFor({ timeout: 60_000 })
        await answers.first().click({ force: true })
        await page.locator('.prompt .button.primary').click()
      }
      /** @type {Traced[]} */
      const traced = JSON.parse((await browser.stopTracing()).toString()).traceEvents
      await browser.close()
      const frames = framesOf(traced)
      const gaps = frames.map(({ from, to }) => (to - from) / 1000)
      const tasks = traced.filter(({ name }) => name === TASK)
      const work = {
        page: tasks.filter(inThreads(traced, PAGE)),
        painting: traced.filter(({ name }) => name === PAINT_TASK),
        'putting together': tasks.filter(inThreads(traced, JOINERS)),
      }
      const parts = Object.entries(work).map(([part, done]) => `${part} ${at(workOf(done, frames), 0.95)}`)
      const figures = [`${frames.length} frames`, `half within ${at(gaps, 0.5)} ms`, `p95 ${at(gaps, 0.95)} ms`]
      tell(
        `${game}, ${table.seats.length} robots: ${figures.join(', ')}; work p95: ${parts.join(', ')} ms; load ${loadavg()[0]?.toFixed(1)}`,
      )
    }
  },
  '[URL [GAME ...]]',
)

/** @param {number[]} times @param {number} share */
function at(times, share) {
  return (times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0).toFixed(1)
}

/** The spans from each frame to the next, in microseconds of the trace. @param {Traced[]} traced */
function framesOf(traced) {
  const marks = traced.filter(({ name }) => name === 'frame' || name === 'still').toSorted((a, b) => a.ts - b.ts)
  return marks.flatMap((mark, i) => {
    const next = marks[i + 1]
    return mark.name === 'frame' && next?.name === 'frame' ? [{ from: mark.ts, to: next.ts }] : []
  })
}

/** Whether a task ran in one of these threads. @param {Traced[]} traced @param {string[]} threads */
function inThreads(traced, threads) {
  const ids = new Set(
    traced.flatMap(({ name, pid, tid, args }) => (name === 'thread_name' && threads.includes(args?.name ?? '') ? [`${pid} ${tid}`] : [])),
  )
  return (/** @type {Traced} */ { pid, tid }) => ids.has(`${pid} ${tid}`)
}

/** The work in each frame, in milliseconds of CPU time. @param {Traced[]} tasks @param {{ from: number, to: number }[]} frames */
function workOf(tasks, frames) {
  const ordered = tasks.toSorted((a, b) => a.ts - b.ts)
  let next = 0
  return frames.map(({ from, to }) => {
    let spent = 0
    for (; (ordered[next]?.ts ?? to) < to; next++) {
      const { ts, tdur = 0 } = /** @type {Traced} */ (ordered[next])
      if (ts >= from) spent += tdur / 1000
    }
    return spent
  })
}
