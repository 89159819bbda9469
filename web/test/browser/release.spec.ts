import { expect, test } from '@playwright/test'
import { Installed } from './installed.ts'
import { decide, playOut, shuffle, startGame, useOneTap } from './playing.ts'

const GAMES = { gekido: 'Gekido', aimbots: 'Aimbots', volt: 'VOLT', pbl: 'PBL Robots' }
/** Enough decisions for a whole battle of Gekido and half of any other. */
const MOST = 600
const SOME = 12

test(
  'the release, installed into an empty folder without the repository, plays all four games in the terminal and in the page',
  { tag: '@long' },
  async ({ browser }) => {
    const installed = new Installed()
    try {
      for (const game of Object.keys(GAMES)) {
        const seats = [0, 1].flatMap((seat) => ['--seat', `${seat}=random`])
        expect(installed.robodrome('play', game, ...seats)).toContain('Result: ')
      }
      const { url, seconds, stop } = await installed.serve()
      try {
        const { all, without } = installed.size()
        console.log(`ready after ${seconds.toFixed(1)} s; installed: ${all.toFixed(0)} MB, without PostgreSQL ${without.toFixed(0)} MB`)
        const page = await (await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } })).newPage()
        const broken: string[] = []
        page.on('pageerror', (error) => broken.push(error.message))
        page.on('response', (response) => response.status() >= 400 && broken.push(`${response.status()} ${response.url()}`))
        await useOneTap(page)
        for (const name of Object.values(GAMES)) {
          await startGame(page, name)
          const luck = shuffle(7)
          if (name === 'Gekido') expect(await playOut(page, MOST)).toBeGreaterThan(0)
          else for (let made = 0; made < SOME && (await decide(page, luck)); made++);
        }
        expect(broken).toEqual([])
      } finally {
        await stop()
      }
    } finally {
      installed.remove()
    }
  },
)
