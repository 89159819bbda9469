import { loadWords, type Language } from '@robodrome/games'
import type { Reader } from '@robodrome/phrases'
import { answered, sayClaim, titlesAt, twinOf, type Task } from '@robodrome/review'
import { readRecord, writeRecord } from '@robodrome/table'
import type { Doing, KeptTask } from '../worker-messages.ts'
import type { GameOf } from './game-of.ts'
import { SAYS } from './review-words.ts'

/** How many matches are played on at most in search of a twin. */
const TRIES = 400

/** Jobs for drills: judging answers, wording hints, and searching for twins. */
export function drillJobs(gameOf: GameOf): Doing<'drillAnswer' | 'drillHint' | 'twin'> {
  /** A task in words: the names of moves, and why the original choice was worse. */
  async function saying(task: KeptTask, language: Language) {
    const { game: id, players: names } = readRecord(task.record)
    const [game, words, says] = [await gameOf(id), (await loadWords(id, language))!, await SAYS[language]()]
    const { seat, reasons } = task
    const reader: Reader = { nameOf: (of) => names[of] ?? String(of), own: [seat] }
    return {
      nameOf: (moves: readonly string[]): string => titlesAt(game, words, taskOf(task), moves, reader),
      why: reasons.map(({ claim }) => sayClaim(says, claim, { names, seat, words })),
    }
  }
  return {
    async drillAnswer({ task, moves, language }) {
      const found = answered(await gameOf(readRecord(task.record).game), taskOf(task), moves)
      if (found === null) return null
      const { nameOf, why } = await saying(task, language)
      const named = { answer: nameOf(found.moves), better: nameOf(task.better), chosen: nameOf(task.chosen) }
      return { isRight: found.isRight, ...named, why }
    },
    async drillHint({ task, language }) {
      const { nameOf, why } = await saying(task, language)
      return { chosen: nameOf(task.chosen), why }
    },
    async twin({ task, seed, ms }) {
      const record = readRecord(task.record)
      const end = performance.now() + ms
      const steps = twinOf(await gameOf(record.game), taskOf(task), { seed, tries: TRIES })
      let step = steps.next()
      while (step.done !== true && performance.now() < end) step = steps.next()
      if (step.done !== true || step.value === null) return null
      const { entries, ...twin } = step.value
      const { settings: _, ...kept } = twin
      return { ...kept, record: writeRecord({ ...record, entries: [...entries], lines: entries }) }
    },
  }
}

function taskOf({ record, ...task }: KeptTask): Task {
  const { settings, entries } = readRecord(record)
  return { ...task, settings, entries }
}
