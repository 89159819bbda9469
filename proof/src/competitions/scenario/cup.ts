import { Competition, isOpen, readDefinition, type Act, type EntrantId, type Fixture, type Referee, type State } from '@robodrome/leagues'
import { SEED } from '../random.ts'
import type { PlayedScenario } from './read.ts'

/** A competition with entrants named by a scenario. */
export class Cup {
  readonly names: string[]
  readonly #competition: Competition
  #now = 10

  private constructor(competition: Competition, names: readonly string[]) {
    this.#competition = competition
    this.names = [...names]
  }

  /** Starts it, with entrants numbered as listed unless the scenario sets their numbers. */
  static begin({ league, entrants, texts = [] }: PlayedScenario, referee: Referee): Cup {
    const names = typeof entrants === 'number' ? Array.from({ length: entrants }, (_, i) => `${i + 1}`) : entrants
    const wanted = { title: 'A scenario', managers: ['manager'], seeding: 'list', events: [{ game: 'gekido', mode: 'duel' }], ...league }
    const competition = Competition.open(readDefinition(wanted, referee), referee, { seed: SEED, at: 0, by: 'manager' })
    names.forEach((name, i) =>
      competition.act(
        { kind: 'entered', entrant: { kind: 'person', name, accounts: [name], text: texts[i] ?? '', rating: 0, shown: 1500 } },
        1,
        name,
      ),
    )
    if (wanted.seeding === 'list') competition.act({ kind: 'changed', seeds: names.map((_, id) => id) }, 2, 'manager')
    competition.act({ kind: 'started' }, 3, 'manager')
    return new Cup(competition, names)
  }

  get state(): State {
    return this.#competition.state
  }

  act(act: Act, by = ''): void {
    this.#competition.act(act, this.#now, by)
  }

  wait(ms: number): void {
    this.#now += ms
  }

  /** Another entrant joins: between two seasons, or late. */
  enter(name: string): void {
    this.act({ kind: 'entered', entrant: { kind: 'person', name, accounts: [name], text: '', rating: 0, shown: 1500 } }, name)
    this.names.push(name)
  }

  get open(): Fixture[] {
    return this.state.fixtures.filter(isOpen)
  }

  named(name: string): EntrantId {
    const id = this.names.indexOf(name)
    if (id < 0) throw new Error(`there is no entrant "${name}"`)
    return id
  }

  /** Finds the last fixture between these entrants: `A-B`. */
  meeting(names: string): Fixture {
    const ids = names.split('-').map((name) => this.named(name))
    const found = this.state.fixtures.findLast(({ sides }) => sides.length === ids.length && ids.every((id) => sides.includes(id)))
    if (found === undefined) throw new Error(`${names} have not been paired`)
    return found
  }

  written(entrants: readonly EntrantId[], between = ' '): string {
    return entrants.map((entrant) => this.names[entrant]).join(between)
  }
}
