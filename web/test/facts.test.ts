import { gameIds, loadGame } from '@robodrome/games'
import { expect, test } from 'vitest'
import { FACTS } from '../src/page/facts.ts'

test.each(gameIds())('the lobby says how many may play %s', async (id) => {
  const modes = Object.values((await loadGame(id))!.modes)
  const seats = modes.flatMap((mode) => mode.seats)
  expect(FACTS[id]?.players).toEqual([Math.min(...seats), Math.max(...seats)])
})
