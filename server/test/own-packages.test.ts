import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { builtIn, LANGUAGES, registry } from '@robodrome/games'
import { poolOf } from '@robodrome/leagues'
import { admit, readPackageJson } from '@robodrome/outside/host'
import { hostedPool } from '@robodrome/outside/hosted'
import { expect, test } from 'vitest'

/** Each of our own games is a package, too: it has a manifest, and what it makes is admitted like a game from outside. */
test.each(builtIn)('%s has a manifest, and is admitted by it', async (id) => {
  const folder = fileURLToPath(new URL(`../../games/${id}/`, import.meta.url))
  const { manifest, files } = readPackageJson(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
  const { load, words, title } = registry[id]!
  const game = await load()
  expect(() => admit({ game, words: undefined }, manifest)).toThrow('words')
  admit({ game, words: { en: await words.en(), de: await words.de() } }, manifest)

  expect([manifest.id, manifest.title.en, manifest.languages]).toEqual([id, title, LANGUAGES])
  expect(files.filter((file) => !existsSync(join(folder, file)))).toEqual([])
  expect(files).toContain(manifest.puzzles)

  // LG-RATE-3 The pools that the manifest states are those in which matches with the usual settings are rated.
  const { pools = [] } = manifest
  const usual = Object.entries(game.modes).flatMap(([mode, { seats }]) => seats.map((count) => ({ mode, seats: count, options: {} })))
  const stated = usual.map((settings) => hostedPool({ id, pools }, settings))
  expect(stated).toEqual(usual.map((settings) => poolOf(id, settings)))
  expect(pools.filter((pool) => !stated.includes(`${id} ${pool.id}`))).toEqual([])
})
