import type { Gate } from './gate.ts'
import type { Inserting, Keeping } from './keeping.ts'
import type { Hall } from '../tables/hall.ts'
import type { Act, Competition, Referee } from '@robodrome/leagues'

/** What all competitions of this process share. */
export interface Office {
  hall: Hall
  keeping: Keeping
  referee: Referee
  /** The gate for matches among AI opponents in all competitions. Nobody waits for a single one, so few run at once. */
  amongPrograms: Gate
}

export interface SomeAct {
  act: Act
  by: string
}

/** A competition from the point of view of its duties. */
export interface Attended {
  readonly id: string
  look<T>(at: (competition: Competition) => T): Promise<T>
  /** Does what is due without a request. Writes nothing if it is no longer due. */
  duty(acts: (competition: Competition) => SomeAct[], more?: Inserting): Promise<void>
}
