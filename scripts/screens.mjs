// @ts-check
// Takes the pictures of docs/screens from a running server.
import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { CHROMIUM, find } from './programs.mjs'
import { command, Failed, root, tell, visited } from './steps.mjs'

/** @typedef {import('@playwright/test').Page} Page */

const SIZES = /** @type {const} */ ([
  [1440, 900],
  [390, 844],
])

/**
 * Opens a battle on this device, always with the same dice.
 * @param {string} game
 * @param {object} settings
 * @param {string[]} others
 * @param {string} seed
 */
export const tableOf = (game, settings, others, seed) => ({
  id: game,
  game,
  settings: { seats: others.length + 1, ...settings },
  seats: [{ kind: 'person', name: 'Mara' }, ...others.map((name) => ({ kind: 'mind', name, mind: 'rule-of-thumb' }))],
  secret: { seed: seed.repeat(32), contributions: ['', ...others.map(() => '')] },
  opening: null,
  plays: [],
  branch: false,
  guided: false,
  changed: Date.now(),
  asked: [0],
  over: false,
  result: null,
})

/** @typedef {(name: string) => Promise<void>} Shot */

const BOTS = { mode: 'standard', options: { bots: ['MEOW', 'SLICER', 'TETSU', 'VREX'] } }

/** @type {Record<string, { table: ReturnType<typeof tableOf>, take(page: Page, shot: Shot): Promise<void> }>} */
export const SETS = {
  gekido: {
    table: tableOf('gekido', BOTS, ['Noor', 'Kuro', 'Ada'], 'a5'),
    async take(page, shot) {
      await reach(page, /interfere|use one effect/)
      await shot('gekido-window')
      await reach(page, /Which dice/)
      await shot('gekido-lock')
    },
  },
  aimbots: {
    table: tableOf('aimbots', { mode: 'first', options: {} }, ['Noor'], 'a5'),
    async take(page, shot) {
      await reachTarget(page)
      await shot('aimbots')
    },
  },
  volt: {
    table: tableOf('volt', { mode: 'modules', options: { board: 'C' } }, ['Noor', 'Kuro', 'Ada'], 'a5'),
    async take(page, shot) {
      await program(page)
      await shot('volt')
    },
  },
  pbl: {
    table: tableOf('pbl', { mode: 'quick', options: {} }, ['Jonas'], 'b2'),
    async take(page, shot) {
      await reachCombat(page, 9)
      await shot('pbl')
    },
  },
}

/** Shows what a first-time visitor sees. @param {Page} page @param {string} url @param {Shot} shot */
const arrive = async (page, url, shot) => {
  await page.goto(url)
  await shot('lobby')
  await page.getByRole('button', { name: 'Play now' }).click()
  await reach(page, /Which Command/)
  await shot('gekido-guided')
}

await command(
  import.meta.url,
  async () => {
    const { url, wanted, isAll } = visited(SETS)
    const executablePath = find(CHROMIUM)
    if (executablePath === null) throw new Failed('no Chromium: set CHROMIUM to its path')
    const folder = join(root, 'docs/screens')
    mkdirSync(folder, { recursive: true })
    /** @type {typeof import('@playwright/test')} */
    const { chromium } = createRequire(`${root}/web/package.json`)('@playwright/test')
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] })
    for (const [width, height] of SIZES) {
      const phone = width < 760
      const look = { viewport: { width, height }, hasTouch: phone, isMobile: phone }
      const newContext = () => browser.newContext({ ...look, colorScheme: 'dark', serviceWorkers: 'block' })
      /** @param {Page} page @returns {Shot} */
      const shotOf = (page) => async (name) => {
        await page.locator('.prompt .far').waitFor({ state: 'hidden' })
        // On a busy machine, others may have moved before the page was ready, in which case a notice covers the desk.
        const since = page.locator('.since .icon-button')
        if (await since.isVisible()) await since.click()
        await page.waitForTimeout(1200)
        await page.screenshot({ path: join(folder, `${name}-${width}.png`) })
        tell(`docs/screens/${name}-${width}.png`)
      }
      for (const [game, { table, take }] of wanted) {
        const context = await newContext()
        const page = await openTable(context, url, game, table, 'less')
        await take(page, shotOf(page))
        await context.close()
      }
      if (!isAll) continue
      const context = await newContext()
      const page = await context.newPage()
      await arrive(page, url, shotOf(page))
      await context.close()
    }
    await browser.close()
  },
  '[URL [GAME ...]]',
)

/**
 * Opens a page in which Mara plays this table.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} url
 * @param {string} game
 * @param {ReturnType<typeof tableOf>} table
 * @param {'less' | 'full'} motion
 * @param {'1' | 'skip'} pace the speed at which events are played back, or `skip` for no playback
 */
export async function openTable(context, url, game, table, motion, pace = 'skip') {
  const page = await context.newPage()
  await page.addInitScript(`if (!localStorage.getItem('robodrome.table.${game}')) {
    localStorage.setItem('robodrome.settings', ${JSON.stringify(JSON.stringify({ name: 'Mara', coached: ['seen'], motion, pace }))})
    localStorage.setItem('robodrome.table.${game}', ${JSON.stringify(JSON.stringify(table))})
  }`)
  await page.goto(`${url}/#/battle/${game}`)
  return page
}

/** Gives the first answer to every question until this question comes. @param {Page} page @param {RegExp} question */
async function reach(page, question) {
  const answers = page.locator('.prompt .chip:not(.no):visible, .stage :is([role=gridcell], .vt-pile).can:visible')
  for (let i = 0; i < 80; i++) {
    await answers.first().waitFor({ timeout: 60_000 })
    if (i > 0 && question.test(await page.locator('.prompt .question').innerText())) return
    await answer(page, answers.first())
  }
}

/** Gives one answer, and waits for the resulting step. @param {Page} page @param {import('@playwright/test').Locator} choice */
async function answer(page, choice) {
  const step = (await page.locator('.table').getAttribute('data-seq')) ?? ''
  await choice.click()
  await page.locator('.prompt .button.primary').click()
  await page.locator(`.table:not([data-seq="${step}"])`).waitFor()
}

/** Plays until somebody can be attacked, and takes aim; ends a turn only when there is nothing else to do. @param {Page} page */
async function reachTarget(page) {
  const target = page.locator('.prompt .chip:not(.no):visible', { hasText: /attack/i })
  const answers = page.locator('.prompt .chip:not(.no):visible, .stage [role=gridcell].can:visible')
  const acts = answers.filter({ hasNotText: /end turn/i })
  for (let i = 0; i < 80; i++) {
    await answers.first().waitFor({ timeout: 60_000 })
    if ((await target.count()) > 0) return target.first().click()
    await answer(page, ((await acts.count()) > 0 ? acts : answers).first())
  }
}

/**
 * Stops in the middle of a VOLT program: one die moves onto a VP token, one is aimed at a robot, and a third one is chosen.
 * @param {Page} page
 */
async function program(page) {
  await reach(page, /Left slot/)
  await answer(page, page.locator('.stage .vt-mod.can').first())
  await reach(page, /^Unit I:/)
  for (const [unit, color, wish] of [
    ['I', 'Blue', '[aria-label*="VP token"]'],
    ['II', 'Red', '[aria-label*="of 3 damage"]:not([aria-label*="of You"])'],
    ['III', 'Red', '[data-cell^="i"]'],
  ]) {
    await page.getByRole('button', { name: new RegExp(`^${color} die`) }).click()
    const spaces = page.locator('.stage [role=gridcell].can')
    const wished = spaces.and(page.locator(`[role=gridcell]${wish}`))
    const space = (await wished.count()) > 0 ? wished.first() : spaces.first()
    if (unit === 'III') await space.click()
    else await answer(page, space)
  }
}

/** Builds until this turn, and then attacks until the player's own attack is over. @param {Page} page @param {number} from */
async function reachCombat(page, from) {
  for (let i = 0; i < 150; i++) {
    await page.locator('.prompt:not(.wait) .question').waitFor({ timeout: 60_000 })
    const question = await page.locator('.prompt .question').innerText()
    const line = await page.locator('.top').innerText()
    const late = Number(/Turn (\d+)/.exec(line)?.[1] ?? 0) >= from
    const behind = /trail|Tied/.test(question)
    if (behind && late && line.includes('your attack')) return
    const [attack, anything] = ['.prompt .chip:has-text("Attack")', '.prompt .chip:not(.no), .stage [role=gridcell].can']
    const card = '.pb-hand .pb-card.can'
    const order = question.startsWith('Build')
      ? late
        ? [attack]
        : [`${card}:has(.attack)`, card, attack]
      : [behind ? '.chip:has-text("Concede")' : '.chip:has-text("End turn")', '.chip:has-text("Pass this turn")', anything]
    for (const things of order) {
      const first = page.locator(things).filter({ visible: true }).first()
      if ((await first.count()) === 0) continue
      await answer(page, first)
      break
    }
  }
}
