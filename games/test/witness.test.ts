import { options, quickLuck, write } from '@robodrome/kernel'
import { gameIds, loadGame } from '@robodrome/games'
import { Course, scenesOf, Witness } from '@robodrome/table'
import { allSettings } from '@robodrome/proof'
import { expect, test } from 'vitest'
import { SHARE } from './share.ts'

/** The number of observed steps for each setup. */
const STEPS = 80 * SHARE

// Views must be copies, because a part shared with the position would change later.
test.each(gameIds())('%s: what is noted while a step is made is what is seen when it is rehearsed', async (id) => {
  const game = (await loadGame(id))!
  for (const { settings } of allSettings(game)) {
    const contributions = Array.from({ length: settings.seats }, () => 'a')
    const course = new Course(game, settings, { seed: '5eed'.repeat(16), contributions }, 1)
    const luck = quickLuck(7)
    let seen = 0
    for (let seq = 2; seq < STEPS && !course.isOver(); seq++) {
      const { position, asked } = course.match
      const seat = asked()[luck.below(asked().length)]!
      const legal = options(game, position, seat)
      const witness = new Witness([0, null])
      course.play(seq, { kind: 'choose', seat, text: write(game, position, legal[luck.below(legal.length)]) }, witness)
      const scenes = scenesOf(game, course, [0, null], witness)
      expect(scenes).toEqual(scenesOf(game, course, [0, null]))
      seen += scenes.flat().length
    }
    expect(seen).toBeGreaterThan(0)
  }
})
