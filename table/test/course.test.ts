import { quickLuck } from '@robodrome/kernel'
import { Course, type Play, readRecord, type SavedCourse, type Snapshot, snapshotOf, verify } from '@robodrome/table'
import { expect, test } from 'vitest'
import { begin, GAMES, playOut, sittingOf, watcher } from './play.ts'

/** All events, each with the step that caused it. */
const storyOf = (course: Course) => ({
  ...course.toldSince(0),
  events: course.match.told.map(({ event }, i) => ({ seq: course.stepOf(i), event })),
})

test.each(GAMES)('$id: a course recalled from its steps is the same course, and its record proves the dice', (game, settings) => {
  for (let seed = 1; seed <= 8; seed++) {
    const course = begin(game, settings)
    const opening = course.opening
    const kept: [number, Play][] = []
    playOut(course, quickLuck(seed), (seq, play) => kept.push([seq, play]))

    const again = new Course(game, settings, course.secret, 1, opening)
    for (const [seq, play] of kept) again.recall(seq, play)
    expect(again.match.position).toEqual(course.match.position)
    expect(storyOf(again)).toEqual(storyOf(course))

    const verdict = verify(game, readRecord(course.record(['Noor', 'Sol', 'Mara'].slice(0, settings.seats))))
    expect(verdict).toMatchObject({ problems: [], dice: 'consistent' })
  }
})

test.each(GAMES.slice(1))('$id: a saved course goes on as the one it was saved from', (game, settings) => {
  let saves = 0
  for (let seed = 1; seed <= 8; seed++) {
    const luck = quickLuck(seed)
    const course = begin(game, settings)
    let twin: Course | null = null
    playOut(course, luck, (seq, play) => {
      if (twin !== null) twin.recall(seq, play.kind === 'takeBack' ? play : { ...play, outcomes: [] })
      const saved = luck.below(5) === 0 ? course.save() : null
      if (saved === null) return
      twin = new Course(game, settings, course.secret, 1, course.opening, JSON.parse(JSON.stringify(saved)) as SavedCourse)
      for (const seat of [null, 0, 1])
        expect(snapshotOf(sittingOf(twin), watcher(seat))).toEqual(snapshotOf(sittingOf(course), watcher(seat)))
      saves++
    })
    if (twin === null) continue
    expect((twin as Course).match.position).toEqual(course.match.position)
    expect(storyOf(twin as Course)).toEqual(storyOf(course))
    expect((twin as Course).record(['Noor', 'Sol'])).toBe(course.record(['Noor', 'Sol']))
  }
  expect(saves).toBeGreaterThan(8)
})

test.each(GAMES)('$id: nothing is saved while something could be taken back', (game, settings) => {
  const course = begin(game, settings)
  playOut(course, quickLuck(2), () => {
    const back = Array.from({ length: settings.seats }, (_, seat) => course.match.canAskBack(seat)).includes(true)
    expect(course.save() === null).toBe(back)
  })
})

/** Only the last step includes the board at each of its events. */
const toldIn = ({ events }: Pick<Snapshot, 'events'>) => events.map(({ seq, event }) => ({ seq, event }))

test.each(GAMES)('$id: a watcher who was away gets exactly what they missed, including what was taken back', (game, settings) => {
  let tookBack = 0
  for (let seed = 1; seed <= 8; seed++) {
    const course = begin(game, settings)
    const luck = quickLuck(seed)
    let seen: { since: number; events: Snapshot['events'] } = { since: 0, events: [] }
    playOut(course, luck, (_seq, play) => {
      if (play.kind === 'takeBack') tookBack++
      if (luck.below(3) > 0) return
      const { seq, after, events } = snapshotOf(sittingOf(course), watcher(0, seen.since))
      seen = { since: seq, events: [...seen.events.filter((told) => told.seq <= after), ...events] }
      expect(toldIn(seen)).toEqual(toldIn(snapshotOf(sittingOf(course), watcher(0))))
    })
  }
  expect(tookBack).toBeGreaterThan(0)
})

test('a player may take back a choice, or learns what came between', () => {
  const reasons = new Set<Snapshot['barrier']>()
  for (const [game, settings] of GAMES) {
    for (let seed = 1; seed <= 8; seed++) {
      const course = begin(game, settings)
      playOut(course, quickLuck(seed), () => {
        for (let seat = 0; seat < settings.seats; seat++) {
          const { canTakeBack, barrier } = snapshotOf(sittingOf(course), watcher(seat))
          const hasChosen = course.match.entries.some((entry) => entry.kind === 'choice' && entry.seat === seat)
          expect(canTakeBack || barrier !== null).toBe(hasChosen)
          expect(canTakeBack && barrier !== null).toBe(false)
          reasons.add(barrier)
        }
      })
    }
  }
  expect(reasons).toEqual(new Set([null, 'luck', 'others', 'secret']))
})
