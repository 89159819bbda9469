import { readFileSync } from 'node:fs'
import { gameIds, loadGame } from '@robodrome/games'
import { readPackageJson } from '@robodrome/outside/host'
import { expect, test } from 'vitest'
import { FACES, pitchOf } from '../src/boards/faces.ts'
import { inLeagues } from '../src/boards/leagues.ts'
import { allPools } from '../src/boards/people.ts'

test.each(gameIds())('the lobby says how many may play %s', async (id) => {
  const modes = Object.values((await loadGame(id))!.modes)
  const seats = modes.flatMap((mode) => mode.seats)
  expect(FACES.get(id)?.players).toEqual([Math.min(...seats), Math.max(...seats)])
})

test.each(gameIds())('the page says of %s what its manifest says', (id) => {
  const { manifest } = readPackageJson(JSON.parse(readFileSync(new URL(`../../games/${id}/package.json`, import.meta.url), 'utf8')))
  const { players, minutes } = FACES.get(id)!
  expect([players, pitchOf(id)]).toEqual([manifest.facts.players, manifest.pitch.en])
  expect(minutes).toBe((manifest.facts.minutes[0] + manifest.facts.minutes[1]) / 2)
  for (const { id: pool, title } of manifest.pools!) expect(allPools().get(`${id} ${pool}`)).toBe(title.en)
  const { duel, pods, teams } = inLeagues(id)!
  const sizes = [...(duel === undefined ? [] : [2]), ...(pods === undefined ? [] : [3, 4]), ...(teams === undefined ? [] : [4])]
  expect(manifest.pods).toEqual([...new Set(sizes)].toSorted((one, other) => one - other))
})
