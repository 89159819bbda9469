import { Refused } from '@robodrome/table'
import type { RoomState } from '@robodrome/protocol/rooms'
import { siteSays } from '@robodrome/protocol/says'

type Guessing = NonNullable<RoomState['guessing']>

/** Hit or miss: what people in the room expect from the dice that are about to be rolled. Guesses close when the dice are rolled. */
export class Guesses {
  #of: Pick<Guessing, 'of' | 'open' | 'hit'> | null = null
  readonly #by = new Map<string, boolean>()

  now(): Guessing | null {
    if (this.#of === null) return null
    const said = [...this.#by.values()]
    return { ...this.#of, hits: said.filter(Boolean).length, misses: said.filter((hit) => !hit).length }
  }

  /** Notes what the leading screen reports. Guesses about another step are dropped, and a closed guess never opens again. */
  note(of: number, open: boolean, hit: boolean | null): void {
    const isSame = this.#of?.of === of
    if (!isSame) this.#by.clear()
    this.#of = { of, open: open && !(isSame && !this.#of!.open), hit }
  }

  guess(guest: string, of: number, hit: boolean): void {
    if (this.#of?.of !== of || !this.#of.open) throw new Refused('wrong-time', siteSays('guessesClosed'))
    this.#by.set(guest, hit)
  }

  forget(): void {
    this.#of = null
    this.#by.clear()
  }
}
