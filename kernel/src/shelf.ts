/** Things by name, there for as long as somebody has them. Positions name what they are made from, and whoever plays one has its game, which has the
 *  thing itself; what nobody has any more is forgotten. */
export class Shelf<T extends object> {
  readonly #things = new Map<string, WeakRef<T>>()
  readonly #gone = new FinalizationRegistry<string>((name) => {
    if (this.get(name) === undefined) this.#things.delete(name)
  })

  get(name: string): T | undefined {
    return this.#things.get(name)?.deref()
  }

  put(name: string, thing: T): void {
    this.#things.set(name, new WeakRef(thing))
    this.#gone.register(thing, name)
  }

  /** All that are still there, by name. */
  entries(): [string, T][] {
    return [...this.#things].flatMap(([name, held]): [string, T][] => {
      const thing = held.deref()
      return thing === undefined ? [] : [[name, thing]]
    })
  }
}
