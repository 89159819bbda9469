import type { Hall } from '../tables/hall.ts'
import type { KeptRooms } from './keeping.ts'
import { ABSENT_MS } from './presence.ts'
import { Room } from './room.ts'

/** The rooms of this process with at least one member. */
export class Rooms {
  readonly #hall: Hall
  readonly #kept: KeptRooms
  readonly #isHome: boolean
  readonly #rooms = new Map<string, Room>()

  constructor(hall: Hall, kept: KeptRooms, isHome: boolean) {
    this.#hall = hall
    this.#kept = kept
    this.#isHome = isHome
    hall.onOver.add((state) => this.#at(state.plan.id)?.tell())
    const seated = (tables: readonly string[]) => tables.forEach((table) => this.#at(table)?.tell())
    hall.ears.add({
      news: (news) => seated(news.map(({ id }) => id)),
      elsewhere: seated,
      call: () => {},
      missed: () => this.#rooms.forEach((room) => room.tell()),
    })
  }

  /** Returns the room with this code, if there is one. */
  async find(code: string): Promise<Room | null> {
    const kept = await this.#kept.find(code)
    if (kept === null) return null
    let room = this.#rooms.get(kept.code)
    if (room === undefined) {
      if (kept.table !== null) this.#hall.patience.set(kept.table, ABSENT_MS)
      room = new Room(kept, this.#isHome, {
        now: this.#hall.now,
        say: this.#hall.say,
        look: (table, at) => this.#hall.table(table).look(at),
        standIn: (table, seat) => this.#hall.table(table).goOnWithout(seat),
      })
      this.#rooms.set(kept.code, room)
    }
    return room
  }

  /** Called when a room is empty. This process forgets it; the store keeps its code. */
  leave(room: Room): void {
    if (room.isEmpty && this.#rooms.get(room.code) === room) this.#rooms.delete(room.code)
  }

  close(): void {
    for (const room of this.#rooms.values()) room.close()
  }

  #at(table: string): Room | undefined {
    return [...this.#rooms.values()].find((room) => room.table === table)
  }
}
