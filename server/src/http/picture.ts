import { existsSync, readFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import type { ListedCard } from '../store/schema/schema.ts'

const COLOURS = ['#ff6b5e', '#4db5ff', '#ffd23f', '#6fe08a', '#c99bff', '#ff9ad1', '#8ff0e4', '#d8c7a0']
/** Cached pictures: one per game and set of taken seats. */
const MOST_KEPT = 100

const kept = new Map<string, Buffer>()

/**
 * Draws a preview picture of a table: a scene of its game, and which seats people or AI opponents have taken. The picture contains no text,
 * so it needs no font.
 */
export const pictureOf = (game: string, seats: ListedCard['seats']): Buffer => {
  const key = `${game} ${seats.map(({ kind, bot }) => `${kind}${bot === true ? '!' : ''}`).join()}`
  const known = kept.get(key)
  if (known !== undefined) return known
  const picture = new Resvg(drawn(game, seats), { font: { loadSystemFonts: false } }).render().asPng()
  const [oldest] = kept.keys()
  if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  kept.set(key, picture)
  return picture
}

const drawn = (game: string, seats: ListedCard['seats']): string => {
  const pads = seats.map(({ kind, bot }, seat) => {
    const x = 90 + seat * 120
    const colour = COLOURS[seat % COLOURS.length]!
    if (kind === 'open')
      return `<circle cx="${x}" cy="565" r="38" fill="none" stroke="${colour}" stroke-width="6" stroke-dasharray="14 10"/>`
    // People are drawn as circles, AI opponents and bots as squares.
    const corner = kind === 'mind' || bot === true ? 10 : 38
    return `<rect x="${x - 38}" y="527" width="76" height="76" rx="${corner}" fill="${colour}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630"><rect width="1200" height="630" fill="#0c1016"/>
    <svg width="1200" height="500" viewBox="0 0 340 170" preserveAspectRatio="xMidYMid slice">${drawing(`boards/${game}/face/scene`)}</svg>${pads.join('')}
    <svg x="1066" y="515" width="100" height="100" viewBox="0 0 32 32">${drawing('art/mark')}</svg></svg>`
}

/** Returns a drawing from the page; empty if there is none, as for a game without its own board. */
const drawing = (name: string): string => {
  const file = new URL(`../../../web/src/${name}.svg`, import.meta.url)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
