import { expect } from '@playwright/test'
import { decide, shuffle, startGame, test } from './playing.ts'

/** The marks that burst, fly off or flash on each stage during playback. */
const MARKS = { Gekido: '.gk-burst', Aimbots: '.ab-burst > g', VOLT: '.vt-flash, .vt-blast', 'PBL Robots': '.pb-burst, .pb-torn' }

/** Records at every frame how visible the marks of the stage are, and what is moving. */
const recorder = (marks: string): string => `{
  window.seen = []
  window.moving = []
  window.leaps = []
  const look = () => {
    requestAnimationFrame(look)
    for (const each of document.querySelectorAll('${marks}')) window.seen.push(Number(getComputedStyle(each).opacity))
    for (const each of document.querySelectorAll('.gk-lunge')) window.leaps.push(getComputedStyle(each).transform)
    for (const { effect } of document.getAnimations())
      if (!effect.target.matches('.late')) window.moving.push(effect.target.className.baseVal ?? effect.target.className)
  }
  look()
}`

for (const [game, marks] of Object.entries(MARKS))
  test(`${game} with less motion: nothing moves, and what would fly off stays in the picture`, { tag: '@long' }, async ({ page }) => {
    await page.addInitScript(recorder(marks))
    await page.addInitScript(`localStorage.setItem('robodrome.settings', '{"name":"Rivet-42","pace":"4"}')`)
    await startGame(page, game)
    const luck = shuffle(3)
    const seen = (): Promise<number[]> => page.evaluate<number[]>('window.seen')
    while ((await seen()).length === 0 && (await decide(page, luck)));
    expect((await seen()).length).toBeGreaterThan(0)
    expect(Math.min(...(await seen()))).toBeGreaterThanOrEqual(0.8)
    expect(await page.evaluate<string[]>('window.moving')).toEqual([])
    // The attacker is shown on its way to the target.
    if (game === 'Gekido') expect(new Set(await page.evaluate<string[]>('window.leaps'))).not.toContain('none')
  })
