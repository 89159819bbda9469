import { options, quickLuck, write } from '@robodrome/kernel'
import {
  chose,
  consented,
  consentedAt,
  commitment,
  confirmed,
  newReceipt,
  pointsOf,
  promiseOf,
  readReceipt,
  readRecord,
  type Receipt,
  resigned,
  resultLine,
  sealOf,
  type Snapshot,
  snapshotOf,
  tookBack,
  verify,
  witnessed,
  writeReceipt,
} from '@robodrome/table'
import { describe, expect, test } from 'vitest'
import { begin, GAMES, playOut, sittingOf, watcher } from './play.ts'

const SEED = '5eed'.repeat(16)
/** How often the players take a choice back together in one match, at most. */
const MOST_BACK = 3

test('a point hides what it covers: nobody without the seed can test a guess', () => {
  const secret = (text: string) => [{ kind: 'choice' as const, seat: 1, text }]
  const points = pointsOf(SEED, secret('block'))
  expect(points).toHaveLength(2)
  expect(points).not.toEqual(pointsOf(SEED, secret('attack')))
  expect(points[1]).not.toBe(pointsOf('ab'.repeat(32), secret('block'))[1])
})

test.each(GAMES)('%$: a point never shows a choice that can be taken back, and never comes again for a longer record', (game, settings) => {
  for (let seed = 0; seed < 5; seed++) {
    const course = begin(game, settings)
    const lengths = new Map<string, number>()
    playOut(course, quickLuck(seed), () => {
      const { point, canTakeBack } = snapshotOf(sittingOf(course), watcher(0))
      const { lines } = course.match
      const settled = course.match.settled()
      expect(point).toBe(pointsOf(SEED, lines)[course.isOver() ? lines.length : settled])
      expect(course.isOver() || !canTakeBack || settled < lines.length).toBe(true)
      const covered = course.isOver() ? lines.length : settled
      expect(lengths.get(point!) ?? covered).toBe(covered)
      lengths.set(point!, covered)
    })
    expect(snapshotOf(sittingOf(course), watcher(null)).point).toBeNull()
  }
})

test('a host that says a resignation could be taken back keeps no window open', () => {
  const [game, settings] = GAMES[0]!
  const course = begin(game, settings)
  const snapshot = { ...snapshotOf(sittingOf(course), watcher(0)), canTakeBack: true }
  const sent = resigned(newReceipt({ game: game.id, settings }, 0, commitment(SEED), 'added'), snapshot.point)
  const kept = confirmed({ ...sent, promises: [null, null] }, 7)
  expect(witnessed(kept, { ...snapshot, seq: 6 }).stood[0]!.before).toBeNull()
  expect(witnessed(kept, { ...snapshot, seq: 7 }).stood[0]!.before).toBe(snapshot.point)
})

describe.each(GAMES)('%$', (game, settings) => {
  const words = Array.from({ length: settings.seats }, (_, seat) => `added by ${seat}`)

  /** The devices of all seats. They hear of steps late, at random, and get their own answers before or after the step in question. */
  function playedByDevices(seed: number): { record: string; receipts: Receipt[] } {
    const luck = quickLuck(seed)
    const course = begin(game, settings)
    const plan = { game: game.id, settings }
    const receipts = words.map((word, seat): Receipt => ({
      ...newReceipt(plan, seat, commitment(SEED), word),
      promises: words.map(promiseOf),
    }))
    const shown = words.map((_, seat) => snapshotOf(sittingOf(course), watcher(seat)))
    const hear = (seat: number, snapshot: Snapshot): void => {
      shown[seat] = snapshot
      receipts[seat] = witnessed(receipts[seat]!, snapshot)
    }
    const now = (seat: number): Snapshot => snapshotOf(sittingOf(course), watcher(seat))
    for (let seq = 2; !course.isOver(); seq++) {
      const waiting = course.match.asked()
      const seat = waiting[luck.below(waiting.length)]!
      const back = words.findIndex((_, each) => course.match.canTakeBack(each) && luck.below(3) === 0)
      const mayAsk = (each: number): boolean => course.match.canAskBack(each) && !course.match.canTakeBack(each)
      const asker = course.undone < MOST_BACK ? words.findIndex((_, each) => mayAsk(each) && luck.below(4) === 0) : -1
      if (asker >= 0) {
        for (const each of words.keys()) {
          // A device has seen the request before it agrees.
          hear(each, now(each))
          receipts[each] = consented(receipts[each]!, asker, shown[each]!)
        }
        course.takeBackTogether(seq, asker)
        for (const each of words.keys()) receipts[each] = consentedAt(receipts[each]!, seq)
      } else if (back >= 0) {
        course.play(seq, { kind: 'takeBack', seat: back })
        receipts[back] = tookBack(receipts[back]!)
      } else {
        const legal = options(game, course.match.position, seat)
        const text = write(game, course.match.position, legal[luck.below(legal.length)])
        const { point } = shown[seat]!
        course.play(seq, { kind: 'choose', seat, text })
        if (luck.below(2) === 0) hear(seat, now(seat))
        receipts[seat] = chose(receipts[seat]!, text, point, seq)
      }
      for (const each of words.keys()) if (luck.below(2) === 0) hear(each, now(each))
    }
    const record = course.record(words)
    const seal = sealOf(record.trimEnd().split('\n'))
    for (const seat of words.keys()) {
      const sitting = sittingOf(course)
      hear(seat, snapshotOf({ ...sitting, dice: { ...sitting.dice!, seal } }, watcher(seat)))
      const players = { ...receipts[seat]!.end!, players: words, result: resultLine(game, course.match.position) }
      receipts[seat] = readReceipt(writeReceipt({ ...receipts[seat]!, end: players }))
    }
    return { record, receipts }
  }

  test('whatever order messages arrive in, honest devices find every line where they saw it', () => {
    let undone = 0
    for (let seed = 0; seed < 20; seed++) {
      const { record, receipts } = playedByDevices(seed)
      for (const receipt of receipts)
        expect(verify(game, readRecord(record), receipt)).toMatchObject({ problems: [], dice: 'proven', unseen: [], notMine: [] })
      undone += receipts[0]!.undone.length
    }
    // In Sparks the last choice of a round shows all of them.
    expect(undone > 0).toBe(game.id !== 'sparks')
  })
})
