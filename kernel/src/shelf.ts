/** Things by name, there for as long as somebody has them. Positions name what they are made from, and whoever plays one has its game, which has the
 *  thing itself; what nobody has any more is forgotten. */
export class Shelf<T extends object> {
  readonly #things = new Map<string, WeakRef<T>>()
  readonly #gone = new FinalizationRegistry<string>((name) => {
    if (this.get(name) === undefined) this.#things.delete(name)
  })

  readonly get = (name: string): T | undefined => this.#things.get(name)?.deref()

  put(name: string, thing: T): void {
    this.#things.set(name, new WeakRef(thing))
    this.#gone.register(thing, name)
  }

  /** All that are still there, by name. */
  readonly entries = (): [string, T][] =>
    [...this.#things.keys()].flatMap((name): [string, T][] => {
      const thing = this.get(name)
      return thing === undefined ? [] : [[name, thing]]
    })
}
