import { expect, type Page } from '@playwright/test'
import { decide, settle, shuffle, test } from './playing.ts'

/** Battles on this device, with the same dice and the same answers every time. */
const BATTLES = {
  gekido: { mode: 'duel', decisions: 14 },
  aimbots: { mode: 'first', decisions: 18 },
  volt: { mode: 'training', decisions: 12 },
  pbl: { mode: 'quick', decisions: 18 },
}

/** The moment that each part of the table shows in one frame of the browser. */
interface Claim {
  shown: string[]
  past: boolean
  prompt: string
  newest: string
  strips: string
  answers: number
}

/** Records the shown moments at every frame from the first one on. */
const RECORDER = `{
  const claims = (window.claims = [])
  const text = (selector) => [...document.querySelectorAll(selector)].map((each) => each.textContent).join('|')
  const look = () => {
    requestAnimationFrame(look)
    if (document.querySelector('.table') === null) return
    const claim = {
      shown: [...new Set([...document.querySelectorAll('[data-shown]')].map((each) => each.dataset.shown))],
      past: document.querySelector('.prompt .far') !== null,
      prompt: text('.prompt .why'),
      newest: text('.desk .log > li:first-child > span'),
      strips: text('.people .player'),
      answers: document.querySelectorAll('.prompt .chip, .prompt .button.primary, .stage .can').length,
    }
    if (JSON.stringify(claim) !== JSON.stringify(claims.at(-1))) claims.push(claim)
  }
  look()
}`

async function open(page: Page, game: string, mode: string): Promise<void> {
  const seats = [
    { kind: 'person', name: 'Mara' },
    { kind: 'mind', name: 'Kuro', mind: 'random' },
  ]
  const secret = { seed: 'c1'.repeat(32), contributions: ['', ''] }
  const settings = { mode, seats: 2, options: {} }
  const table = {
    id: game,
    game,
    settings,
    seats,
    secret,
    opening: null,
    plays: [],
    branch: false,
    guided: false,
    changed: 1,
    asked: [0],
    over: false,
  }
  const kept = { 'robodrome.settings': { name: 'Mara', pace: '4' }, [`robodrome.table.${game}`]: { ...table, result: null } }
  for (const [name, value] of Object.entries(kept))
    await page.addInitScript(`localStorage.setItem(${JSON.stringify(name)}, ${JSON.stringify(JSON.stringify(value))})`)
  await page.addInitScript(RECORDER)
  await page.goto(`/#/battle/${game}`)
}

for (const [game, { mode, decisions }] of Object.entries(BATTLES))
  test(`${game}: stage, tray, strips, log and prompt never show two different moments`, { tag: '@long' }, async ({ page }) => {
    await open(page, game, mode)
    const luck = shuffle(11)
    for (let made = 0; made < decisions && (await decide(page, luck)); made++);
    await settle(page)
    const claims = await page.evaluate<Claim[]>('window.claims')
    for (const claim of claims) expect(claim.shown).toHaveLength(1)
    const past = claims.filter((claim) => claim.past)
    for (const { prompt, newest, answers } of past) {
      expect(newest.startsWith(prompt)).toBe(true)
      expect(answers).toBe(0)
    }
    const moments = new Map<string, string>()
    for (const { shown, strips } of past) expect(strips).toBe(moments.get(shown[0]!) ?? (moments.set(shown[0]!, strips), strips))
    expect(moments.size).toBeGreaterThan(8)
  })
