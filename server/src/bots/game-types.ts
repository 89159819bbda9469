import { existsSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/** The imports of a declaration file: `from '../programs/state.ts'`, `import("@robodrome/board")`. */
const TAKEN = /(from '|import\(")([^'"]+)(['"])/g

/**
 * Collects the public types of a game (views, options, questions and events) as TypeScript declarations in one text. Each file is a module;
 * the first is `robodrome/games/GAME/terms`. Null if the game is installed without declarations.
 */
export const typesOf = (game: string): string | null => {
  const first = resolve(ROOT, `games/${game}/dist/terms.d.ts`)
  if (!/^[a-z][a-z0-9-]*$/.test(game) || !existsSync(first)) return null
  const modules = new Map<string, string>()
  const add = (file: string): void => {
    if (modules.has(file)) return
    modules.set(file, '')
    const text = readFileSync(file, 'utf8').replaceAll(TAKEN, (all, before: string, name: string, after: string) => {
      const taken = fileOf(name, file)
      if (taken === null) return all
      add(taken)
      return `${before}${nameOf(taken)}${after}`
    })
    modules.set(file, text)
  }
  add(first)
  return [...modules].map(([file, text]) => moduleOf(nameOf(file), text)).join('\n')
}

const fileOf = (name: string, from: string): string | null => {
  const room = /^@robodrome\/(\w+)$/.exec(name)?.[1]
  if (room !== undefined) return resolve(ROOT, room, 'dist/index.d.ts')
  return name.startsWith('.') ? resolve(dirname(from), name.replace(/\.[jt]s$/, '.d.ts')) : null
}

const nameOf = (file: string): string =>
  `robodrome/${relative(ROOT, file)
    .replace('/dist/', '/')
    .replace(/\.d\.ts$/, '')}`

/** Inside `declare module`, everything is a declaration anyway. */
const moduleOf = (name: string, text: string): string => {
  const inside = text
    .replaceAll(/^(export )?declare (?!module)/gm, '$1')
    .replaceAll(/^\/\/# sourceMappingURL.*$/gm, '')
    .trim()
  return `declare module '${name}' {\n${inside.replaceAll(/^(?=.)/gm, '  ')}\n}\n`
}
