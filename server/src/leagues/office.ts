import type { Gate } from './gate.ts'
import type { Inserting, Keeping } from './keeping.ts'
import type { Hall } from '../tables/hall.ts'
import type { Act, Competition, Referee } from '@robodrome/leagues'

/** What all competitions of this process share. */
export interface Office {
  hall: Hall
  keeping: Keeping
  referee: Referee
  /** Matches among programs of all competitions: nobody waits for a single one of them, so few are played at a time. */
  amongPrograms: Gate
}

export interface SomeAct {
  act: Act
  by: string
}

/** A competition as whoever sees to what is due in it knows it. */
export interface Attended {
  readonly id: string
  look<T>(at: (competition: Competition) => T): Promise<T>
  /** What is due without anybody asking; nothing is written if it is no longer. */
  duty(acts: (competition: Competition) => SomeAct[], more?: Inserting): Promise<void>
}
