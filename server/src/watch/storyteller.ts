import type { Hall } from '../tables/hall.ts'
import { noteUntold } from './stories.ts'
import { tellOne, type Teller } from './tell.ts'

/** How often to look for stories that another process has left unfinished. */
const LOOK_MS = 60_000

/** Computes the stories of finished matches one by one. Worker threads do the work, so that requests never wait for it. */
export class Storyteller {
  readonly #teller: Teller
  readonly #timer: NodeJS.Timeout
  #isTelling = false
  #isAgain = false
  #isClosed = false

  constructor(hall: Hall) {
    this.#teller = {
      db: hall.store.db,
      load: (id) => hall.table(id).look((state) => state),
      course: ({ plan, course }) => hall.thinker.course(plan.game, plan.settings, course!.match.entries),
      say: (message) => this.#isClosed || hall.say(message),
    }
    hall.onEnded.push(noteUntold)
    hall.onOver.add(() => this.#go())
    this.#timer = setInterval(() => this.#go(), LOOK_MS).unref()
    this.#go()
  }

  close(): void {
    this.#isClosed = true
    clearInterval(this.#timer)
  }

  #go(): void {
    if (this.#isTelling) this.#isAgain = true
    else void this.#tellAll()
  }

  async #tellAll(): Promise<void> {
    this.#isTelling = true
    try {
      do this.#isAgain = false
      while (!this.#isClosed && ((await tellOne(this.#teller)) || this.#isAgain))
    } catch (error) {
      this.#teller.say(`a story failed: ${String(error)}`)
    }
    this.#isTelling = false
  }
}
