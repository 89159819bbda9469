import type { Definition, Stage } from '@robodrome/leagues'
import type { SecondMatch } from './match.ts'

/** A stage of an event in the second book. */
export class SecondStage {
  readonly run: number
  readonly event: number
  readonly kind: Stage['kind']
  readonly numbers: number[]
  readonly rounds: number
  readonly groups: number[][]
  readonly matches: { match: SecondMatch; round: number; place: string }[] = []
  readonly idle: { entrant: number; round: number; points: number; bye: boolean }[] = []
  paired = 0
  over = false

  constructor(run: number, event: number, { kind, numbers, rounds, groups }: Pick<Stage, 'kind' | 'numbers' | 'rounds' | 'groups'>) {
    this.run = run
    this.event = event
    this.kind = kind
    this.numbers = [...numbers]
    this.rounds = rounds
    this.groups = groups.map((group) => [...group])
  }

  get isRobin(): boolean {
    return this.kind === 'robin' || this.kind === 'double robin' || this.kind === 'groups'
  }

  /** LG-PACE-2 A daily round robin may open all its rounds at once. */
  isAhead({ ahead, pace }: Definition): boolean {
    return ahead && pace.kind === 'days' && this.isRobin
  }
}

/** The data for pairings and places in the second book. */
export interface Kept {
  readonly definition: Definition
  readonly lots: readonly number[]
  readonly out: ReadonlyMap<number, unknown>
  isIn(entrant: number): boolean
  stagesOf(run: number): readonly SecondStage[]
  unplaced(run: number): ReadonlySet<number>
}
