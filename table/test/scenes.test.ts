import { quickLuck, type Json } from '@robodrome/kernel'
import { patched, scenesOf, snapshotOf } from '@robodrome/table'
import { expect, test } from 'vitest'
import { begin, GAMES, playOut, sittingOf, watcher } from './play.ts'

test.each(GAMES)('$id: each event of the last step is sent with the board as it was then, and no other event is', (game, settings) => {
  let between = 0
  for (let seed = 1; seed <= 6; seed++) {
    const course = begin(game, settings)
    let last = JSON.stringify(game.view(course.match.position, 0))
    playOut(course, quickLuck(seed), (seq, play) => {
      const { events, view } = snapshotOf(sittingOf(course), watcher(0, 0))
      const fresh = events.filter((each) => each.seq === seq)
      expect(events.every((each) => each.seq === seq || each.scene === undefined)).toBe(true)
      expect(play.kind === 'takeBack' || fresh.every(({ scene }) => scene !== undefined)).toBe(true)
      for (const { scene } of fresh) {
        const then = JSON.stringify(patched(view as Json, scene!))
        if (then !== last && then !== JSON.stringify(view)) between++
      }
      last = JSON.stringify(view)
    })
  }
  expect(between).toBeGreaterThan(0)
})

test.each(GAMES)('$id: rehearsing a step changes nothing', (game, settings) => {
  const course = begin(game, settings)
  playOut(course, quickLuck(3), () => {
    const { position, entries, told } = course.match
    const before = JSON.stringify([position, entries, told])
    scenesOf(game, course, [null])
    expect(JSON.stringify([position, entries, told])).toBe(before)
  })
})

test.each(GAMES)('$id: a witness of a step sees the same as a rehearsal shows to others', (game, settings) => {
  let seen = 0
  for (let seed = 1; seed <= 6; seed++) {
    const course = begin(game, settings)
    playOut(
      course,
      quickLuck(seed),
      (_seq, _play, witness) => {
        const scenes = scenesOf(game, course, [1, null], witness)
        expect(scenes).toEqual(scenesOf(game, course, [1, null]))
        seen += scenes.flat().length
        // A seat without a witness gets its views from a replay of the step.
        expect(scenesOf(game, course, [0, 1], witness)).toEqual(scenesOf(game, course, [0, 1]))
      },
      [null, 1],
    )
  }
  expect(seen).toBeGreaterThan(0)
})
