import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { quickLuck } from '@robodrome/kernel'
import type { Act } from '@robodrome/leagues'
import type { CompetitionView, NewEntrant } from '@robodrome/protocol'
import type { Person } from './client.ts'
import { playOut } from './play.ts'

/** A competition as one person sees it over the wire. */
export class Member {
  readonly person: Person
  readonly id: string
  /** Everything that was ever sent about it. */
  readonly received: string[] = []
  #since = -1

  constructor(person: Person, id: string) {
    this.person = person
    this.id = id
  }

  static async creating(person: Person, definition: Record<string, unknown>): Promise<Member> {
    const { id } = await person.read<CompetitionView>('POST', '/api/competitions', { definition })
    return new Member(person, id)
  }

  async view(since = -1): Promise<CompetitionView> {
    const answer = await this.person.send('GET', `/api/competitions/${this.id}?since=${since}`)
    const text = await answer.text()
    if (!answer.ok) throw new Error(text)
    this.received.push(text)
    return JSON.parse(text) as CompetitionView
  }

  enter(wanted: Partial<NewEntrant> = {}): Promise<{ n: number }> {
    return this.person.read('POST', `/api/competitions/${this.id}/entrants`, { id: randomUUID(), ...wanted })
  }

  act(act: Act, id: string = randomUUID()): Promise<{ n: number }> {
    return this.person.read('POST', `/api/competitions/${this.id}/acts`, { id, act })
  }

  /** The status and fault of a refused act. */
  async refused(act: unknown): Promise<{ status: number; code: string; rule?: string }> {
    const answer = await this.person.send('POST', `/api/competitions/${this.id}/acts`, { id: randomUUID(), act })
    const { error } = (await answer.json()) as { error: { code: string; rule?: string } }
    return { status: answer.status, ...error }
  }

  /** Waits for a matching view. */
  async until(fits: (view: CompetitionView) => boolean, ms = 200_000): Promise<CompetitionView> {
    for (const end = Date.now() + ms; ;) {
      const view = await this.view(this.#since)
      this.#since = view.n
      if (fits(view)) {
        this.#since = -1
        return view
      }
      if (Date.now() > end) throw new Error(`waited in vain: ${JSON.stringify(view.state).slice(0, 2_000)}`)
    }
  }

  /** Plays each of its own matches at random until the competition has ended. */
  async playAll(seed: number): Promise<CompetitionView> {
    for (;;) {
      const view = await this.view()
      if (view.state.status !== 'running') return view
      const mine = view.state.fixtures.find(
        ({ decision, table, seats }) => decision === null && table !== null && seats.some((entrant) => view.own.includes(entrant)),
      )
      if (mine === undefined) {
        await wait(20)
        continue
      }
      await this.person.sit(mine.table!)
      const eyes = this.person.watch(mine.table!)
      await playOut(eyes, quickLuck(seed))
      eyes.close()
      await this.until(({ state }) => state.fixtures[mine.id]!.table !== mine.table)
    }
  }
}
