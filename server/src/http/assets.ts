import { readFileSync } from 'node:fs'

const TYPES = { css: 'text/css; charset=utf-8', svg: 'image/svg+xml' } as const

/** The files that the page loads, by the last part of their address; read once, at the start. */
export const ASSETS = (['lobby.css', 'arena.svg', 'mark.svg'] as const).map((name) => ({
  name,
  type: TYPES[name.endsWith('.css') ? 'css' : 'svg'],
  content: readFileSync(new URL(`../../assets/${name}`, import.meta.url)),
}))
