import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PipDie } from '../src/boards/aimbots/art/bot.tsx'
import { Hull } from '../src/boards/aimbots/art/hull.tsx'
import { bareRobot, RobotArt } from '../src/boards/pbl/art/robot.tsx'
import { FACES, figureOf } from '../src/boards/faces.ts'

/** Drawn as on the boards, without the position on the board. A symbol stands on the lower edge, as on a pad. */
const symbol = (id: string, box: string, drawn: string): string =>
  `<symbol id="${id}" viewBox="${box}" preserveAspectRatio="xMidYMax meet" overflow="visible">${drawn}</symbol>`

const spriteOf = (symbols: readonly string[]): string => `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`

test('the giants of the page around the battles are those of the board; run with -u where these were drawn anew', async () => {
  const giants = ['Crystal', 'Obsidian', 'Solar'].map((name) =>
    symbol(`pbl-${name.toLowerCase()}`, '0 -16 320 436', renderToStaticMarkup(<RobotArt side={bareRobot(name)} />)),
  )
  await expect(spriteOf(giants)).toMatchFileSnapshot('../src/boards/pbl/face/robots.svg')
})

test('and so are the bots of Aimbots, one of each hull', async () => {
  const hulls = (['Attack', 'Pivot', 'Always', 'Defense', 'Booster'] as const).map((trigger, i) => {
    const drawn = (
      <>
        <Hull trigger={trigger} />
        <g transform="scale(1.35)">
          <PipDie value={6 - i} />
        </g>
      </>
    )
    return symbol(`aim-${trigger.toLowerCase()}`, '-54 -54 108 108', renderToStaticMarkup(drawn))
  })
  await expect(spriteOf(hulls)).toMatchFileSnapshot('../src/boards/aimbots/face/robots.svg')
})

test('each game shows robots of its own, and no two seats the same; a Bot that was chosen stands for its seat', () => {
  for (const [game, { figures }] of FACES) {
    const prefix = { gekido: 'bot-', aimbots: 'aim-', volt: 'volt-', pbl: 'pbl-' }[game]!
    expect(figures.every((figure) => figure.startsWith(prefix))).toBe(true)
    const drawn = readFileSync(join(import.meta.dirname, '../src/boards', game, 'face/robots.svg'), 'utf8')
    for (const figure of figures) expect(drawn).toContain(`<symbol id="${figure}"`)
    expect(new Set(figures).size).toBe(figures.length)
  }
  expect(figureOf('pbl', 1)).toBe('pbl-obsidian')
  expect(figureOf('gekido', 1, { bots: ['PYTRON', 'OVER'] })).toBe('bot-over')
  expect(figureOf('gekido', 1, { bots: 'random' })).toBe('bot-slicer')
})
