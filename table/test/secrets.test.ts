import { quickLuck } from '@robodrome/kernel'
import { snapshotOf } from '@robodrome/table'
import { expect, test } from 'vitest'
import { begin, GAMES, playOut, sittingOf, watcher } from './play.ts'

test.each(GAMES)('$id: facts hidden from a seat change no byte of what it is sent', (game, settings) => {
  const hidden = game.id !== 'tic-tac-toe'
  let varied = 0
  for (let seed = 1; seed <= 6; seed++) {
    const course = begin(game, settings)
    const luck = quickLuck(seed)
    playOut(course, luck, (seq) => {
      const since = Math.max(0, seq - luck.below(8))
      const truth = course.match.position
      for (const seat of [null, ...Array.from({ length: settings.seats }, (_, i) => i)]) {
        const sent = JSON.stringify(snapshotOf(sittingOf(course), watcher(seat, since)))
        course.match.position = game.imagine(truth, seat, luck)
        if (JSON.stringify(course.match.position) !== JSON.stringify(truth)) varied++
        expect(JSON.stringify(snapshotOf(sittingOf(course), watcher(seat, since)))).toBe(sent)
        course.match.position = truth
      }
    })
  }
  expect(varied > 50).toBe(hidden)
})
