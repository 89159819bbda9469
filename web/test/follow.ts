import { loadGame } from '@robodrome/games'
import { save, type SeenEvent, type Snapshot } from '@robodrome/table'
import { loadBoard } from '../src/boards/index.ts'
import type { Lesson, LessonStep, Occasion } from '../src/boards/lesson.ts'
import { answered, BEGINNING, passed, stepNow, wantedBy, type Standing } from '../src/frame/coach/course.ts'
import { LocalTable } from '../src/table/local-table.ts'
import { newTable } from '../src/table/saved.ts'

const pause = async (): Promise<void> => {}

async function tableOf(id: string, { settings, position, seed, mind }: Lesson): Promise<LocalTable> {
  const game = (await loadGame(id))!
  const from = position === undefined ? {} : { from: save(game, game.arrange(position, settings)) }
  const seats = [
    { kind: 'person', name: 'Mara' },
    { kind: 'mind', name: 'Kuro', mind },
  ] as const
  return new LocalTable(game, newTable({ game: id, settings, seats: [...seats], seed, guided: true, ...from }), () => {})
}

/** The choice if no bubble asks for anything: any option, but not every card for one roll. */
export const sensible = (options: Snapshot['options']): string => (options.find(({ text }) => text === 'enough') ?? options[0]!).text

/** A step as shown, and the moves it asked for. `gone` means that the bubble explained what happened instead. */
export interface Seen {
  step: LessonStep
  gone: boolean
  wanted: string[] | null
  occasion: Occasion
}

/**
 * Plays a lesson with the choices of `pick`. Returns the steps shown, and the replies to other choices. It ends with the guide, with the
 * battle, or after far more decisions than a guide may need.
 */
export async function follow(
  id: string,
  pick: (wanted: string[] | null, snapshot: Snapshot) => string,
  look: (seen: Seen, table: LocalTable) => void = () => {},
) {
  const lesson = (await loadBoard(id)).lesson!
  const table = await tableOf(id, lesson)
  const told: SeenEvent[] = []
  const shown: Seen[] = []
  const otherwise: string[] = []
  let standing: Standing = BEGINNING
  let decisions = 0
  const see = (occasion: Occasion): Seen | null => {
    const now = stepNow(lesson, standing, occasion)
    if (!now) return null
    const step = lesson.steps[now.at]!
    const seen = { step, gone: now.gone, wanted: now.gone ? null : wantedBy(step, occasion), occasion }
    shown.push(seen)
    look(seen, table)
    return seen
  }
  for (let i = 0; i < 400 && standing.over === 'no'; i++) {
    // While an AI opponent is about to choose, bubbles that only ask the reader to watch are shown.
    const watching: Occasion = { snapshot: table.snapshot(), told: [...told], asked: false }
    if (!watching.snapshot.asked.includes(0)) see(watching)
    await table.run(pause)
    table.look(0)
    const snapshot = table.snapshot()
    told.splice(0, told.length, ...snapshot.events)
    if (snapshot.phase === 'over') break
    const seen = see({ snapshot, told: [...told], asked: true })
    const at = seen ? lesson.steps.indexOf(seen.step) : -1
    if (seen && seen.wanted === null) {
      standing = passed(lesson, at, false)
      continue
    }
    const text = pick(seen?.wanted ?? null, snapshot)
    table.do({ type: 'choose', seat: 0, text })
    decisions++
    if (seen) standing = passed(lesson, at, !seen.wanted!.includes(text))
    if (standing.answer !== null) {
      otherwise.push(standing.answer)
      standing = answered(lesson, standing)
    }
  }
  return { lesson, shown, otherwise, standing, decisions, battleOver: table.snapshot().phase === 'over' }
}
