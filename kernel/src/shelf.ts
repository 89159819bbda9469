/**
 * Values by name, held weakly. A position holds only the name of its content; its game holds the content itself. The garbage collector
 * frees a value once nothing refers to it.
 */
export class Shelf<T extends object> {
  readonly #things = new Map<string, { deref(): T | undefined }>()
  // A process that runs games from outside cannot hold anything weakly. It ends soon, so it holds its values strongly.
  readonly #gone =
    typeof FinalizationRegistry === 'undefined'
      ? null
      : new FinalizationRegistry<string>((name) => {
          if (this.get(name) === undefined) this.#things.delete(name)
        })

  readonly get = (name: string): T | undefined => this.#things.get(name)?.deref()

  put(name: string, thing: T): void {
    this.#things.set(name, this.#gone === null ? { deref: () => thing } : new WeakRef(thing))
    this.#gone?.register(thing, name)
  }

  /** All values that still exist, by name. */
  readonly entries = (): [string, T][] =>
    [...this.#things.keys()].flatMap((name): [string, T][] => {
      const thing = this.get(name)
      return thing === undefined ? [] : [[name, thing]]
    })
}
