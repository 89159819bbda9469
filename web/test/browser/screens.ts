import type { BrowserContext, Page } from '@playwright/test'

/** The longest name that the server takes, of its widest letter. */
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

/** Every kind of screen: its address behind the #, and what stands there once it is drawn. */
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
  lab: ['lab', 'h1'],
  tables: ['tables', 'h1'],
  reach: ['reach', 'h1'],
  host: ['host', 'h1'],
  rules: ['rules/gekido', '.rules .rid'],
  gekido: ['battle/gekido', '.table[data-settled]'],
  aimbots: ['battle/aimbots', '.table[data-settled]'],
  volt: ['battle/volt', '.table[data-settled]'],
  pbl: ['battle/pbl', '.table[data-settled]'],
}

/** Puts the battles into the browser's storage, and a name. */
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

/** Goes to a screen as a link does, without loading the page anew, and waits until it is drawn. */
export async function walkTo(page: Page, name: string): Promise<void> {
  const [hash, drawn] = SCREENS[name]!
  await page.evaluate((to) => (location.hash = `#/${to}`), hash)
  await page.locator(drawn).first().waitFor()
  await atRest(page)
}

/** Waits until no style sheet, script or picture is on its way. */
export const atRest = (page: Page): Promise<void> => page.waitForLoadState('networkidle')
