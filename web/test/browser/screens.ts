import type { BrowserContext, Page } from '@playwright/test'

/** The longest name that the server accepts, made of the widest letter. */
export const WIDEST = 'W'.repeat(24)

/** Battles on this device, always with the same dice. */
const BATTLES: Record<string, { game: string; settings: object; others: readonly string[] }> = {
  gekido: {
    game: 'gekido',
    settings: { mode: 'standard', options: { bots: ['MEOW', 'SLICER', 'TETSU', 'VREX'] } },
    others: ['Noor', WIDEST, 'Ada'],
  },
  aimbots: { game: 'aimbots', settings: { mode: 'first', options: {} }, others: [WIDEST] },
  volt: { game: 'volt', settings: { mode: 'modules', options: { board: 'C' } }, others: ['Noor', WIDEST, 'Ada'] },
  pbl: { game: 'pbl', settings: { mode: 'quick', options: {} }, others: [WIDEST] },
}

/** Every kind of screen: its address after the #, and a text that shows that it has been drawn. */
export const SCREENS: Readonly<Record<string, readonly [hash: string, drawn: string]>> = {
  home: ['', 'h1'],
  profile: ['u', 'h1'],
  leaderboard: ['ratings', 'h1'],
  account: ['account', 'h1'],
  leagues: ['leagues', '.lobby h1'],
  career: ['leagues/career', 'h1'],
  learn: ['learn/gekido', '.learn-rail'],
  'learn, with dice': ['learn/pbl', '.die.pips'],
  puzzle: ['learn/pbl/strike', '.puzzle .prompt'],
  watch: ['watch', 'h1'],
  opponents: ['opponents', 'h1'],
  bots: ['programs', 'h1'],
  workshop: ['workshop', 'h1'],
  lab: ['workshop/lab', 'h1'],
  tables: ['tables', 'h1'],
  reach: ['reach', 'h1'],
  host: ['host', 'h1'],
  rules: ['rules/gekido', '.rules .rule-id'],
  gekido: ['battle/gekido', '.table[data-settled]'],
  aimbots: ['battle/aimbots', '.table[data-settled]'],
  volt: ['battle/volt', '.table[data-settled]'],
  pbl: ['battle/pbl', '.table[data-settled]'],
}

/** Stores the battles and a name in the browser. */
export async function prepare(context: BrowserContext, preferences: object = {}): Promise<void> {
  const stored: Record<string, object> = {
    'robodrome.settings': { name: 'Mara', coached: ['seen'], motion: 'less', pace: 'skip', ...preferences },
  }
  for (const [id, { game, settings, others }] of Object.entries(BATTLES))
    stored[`robodrome.table.${id}`] = {
      id,
      game,
      settings: { seats: others.length + 1, ...settings },
      seats: [{ kind: 'person', name: 'Mara' }, ...others.map((name) => ({ kind: 'mind', name, mind: 'random' }))],
      secret: { seed: 'a5'.repeat(32), contributions: ['', ...others.map(() => '')] },
      opening: null,
      plays: [],
      branch: false,
      guided: false,
      changed: 1,
      asked: [0],
      over: false,
      result: null,
    }
  await context.addInitScript((all) => {
    if (localStorage.getItem('prepared') !== null) return
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, JSON.stringify(value))
    localStorage.setItem('prepared', '')
  }, stored)
}

/** Goes to a screen as a link does, without reloading the page, and waits until it is drawn. */
export async function walkTo(page: Page, name: string): Promise<void> {
  const [hash, drawn] = SCREENS[name]!
  await page.evaluate((to) => (location.hash = `#/${to}`), hash)
  await page.locator(drawn).first().waitFor()
  await atRest(page)
}

/** Waits until no style sheet, script or picture is loading. */
export const atRest = (page: Page): Promise<void> => page.waitForLoadState('networkidle')
