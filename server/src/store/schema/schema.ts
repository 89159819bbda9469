import type { Int8, NullableInt8 } from './columns.ts'
import type { Json, Seat, Settings } from '@robodrome/kernel'
import type { Definition, Format, PlaceNow, State } from '@robodrome/leagues'
import type { Absence, ClockRules, SeatPlan, SeatState, Snapshot } from '@robodrome/table'
import type { Challenge, Scope } from '@robodrome/protocol'
import type { NoticeSchema } from './notices.ts'
import type { HostSchema } from './host.ts'
import type { StorySchema } from './stories.ts'
import type { ColumnType, Generated, JSONColumnType, Kysely } from 'kysely'
import type { ResultSchema } from './results.ts'

/**
 * The store: what is known for good (guests, sessions, tables, steps, the order in which matches ended, chat), and what can be found again from it: on a table
 * what a list shows, saved positions, and all that is counted of ended matches.
 */
export interface Schema extends ResultSchema, NoticeSchema, StorySchema, HostSchema {
  /** One row: what this site calls itself towards a message broker. */
  site: { id: string; alive_at: NullableInt8 }
  /** When nobody could play, in milliseconds since 1970: no clock ran. */
  downtimes: { began: Int8; ended: Int8 }
  /** A person, a guest until they have kept the account, or a bot. */
  guests: {
    id: string
    name: string
    created_at: Generated<Date>
    kept_at: ColumnType<Date | null, Date | undefined>
    left_at: ColumnType<Date | null, Date | undefined>
    /** The robot that stands for them; null: the usual one. */
    figure: ColumnType<string | null, string | undefined>
  }
  /** Of a session's token only the hash is kept: whoever reads the store cannot log in with it. */
  sessions: {
    token_hash: Buffer
    guest: string
    created_at: Generated<Date>
    expires_at: Date
    /** When whoever has it last showed a passkey, a password or a recovery code; null for a guest who needs none. */
    proven_at: ColumnType<Date | null, Date | null | undefined>
    device: ColumnType<string | null, string | undefined>
  }
  /** A password by which an account is kept, hashed (argon2id). */
  logins: { guest: string; username: string; /** See `folded`. */ folded: string; password: string; changed_at: Generated<Date> }
  passkeys: {
    id: string
    guest: string
    public_key: Buffer
    counter: string
    transports: string[]
    /** In which browser it was made. */
    device: Generated<string>
    created_at: Generated<Date>
    used_at: Date | null
  }
  /** Each is good for once, and kept as a hash. */
  recovery_codes: { code_hash: Buffer; guest: string }
  /** What an authenticator is to sign: good for once, and for a short time. */
  passkey_challenges: { challenge: string; guest: string | null; expires_at: Date }
  /** Guests that are bots, and whose they are; until when one counts as here, if it does not say otherwise. */
  bots: { guest: string; owner: string; here_until: Generated<Date> }
  /** What bots show instead of a session: of each only the hash. */
  tokens: {
    id: string
    token_hash: Buffer
    guest: string
    name: string
    scopes: Scope[]
    created_at: Generated<Date>
    used_at: Date | null
  }
  /** For whom a seat is kept at a table: nothing but a call, which is forgotten after a while. */
  challenges: {
    id: string
    from_guest: string
    to_guest: string
    table_id: string
    state: Generated<Challenge['state']>
    created_at: Generated<Date>
    expires_at: Generated<Date>
  }
  /** Who looks for opponents, and where they were found. */
  seeks: {
    id: string
    guest: string
    game: string
    wanted: string
    rating: number
    low: number | null
    high: number | null
    table_id: string | null
    created_at: Generated<Date>
    expires_at: Date
  }
  /** A row for each side. */
  friends: { guest: string; friend: string; since: Generated<Date> }
  /** Whom somebody wants to hear nothing of. */
  blocks: { guest: string; blocked: string; since: Generated<Date> }
  invitations: { code_hash: Buffer; guest: string; expires_at: Date }
  /** Content other than a game's own, by its name with the digest of it. */
  boxes: {
    name: string
    game: string
    content: ColumnType<Json, string, never>
    created_at: Generated<Date>
  }
  /** Everybody who brought a box. */
  box_owners: { box: string; owner: string }
  tables: {
    id: string
    game: string
    settings: JSONColumnType<Settings>
    seats: JSONColumnType<SeatPlan[]>
    public: boolean
    clock: ColumnType<ClockRules | null, string | null, never>
    absence: ColumnType<Absence, Absence, never>
    /** What a list shows besides, as of a step. */
    card: ColumnType<ListedCard | null, string | null, string>
    /** Whether the result changes ratings, and for what the table was made: the id of a competition, `ladder`, or null. */
    rated: ColumnType<boolean, boolean | undefined, never>
    arranged: ColumnType<string | null, string | null | undefined, never>
    /** Onlookers see it so many moves later. */
    behind: ColumnType<number, number | undefined, never>
    /** The box it is played with, where that is not the game's own content. */
    box: ColumnType<string | null, string | null | undefined, never>
    host: string
    seed: string
    created_at: ColumnType<Date, Date | undefined, never>
    phase: Generated<Snapshot['phase']>
    touched_at: Generated<Date>
  }
  /** Who has ever sat at a table, to find one's own. */
  sitters: { guest: string; table_id: string }
  steps: { table_id: string; seq: number; at: Int8; guest: string | null; choice_id: string | null; body: string }
  /** A cache: the position of a table at one of its steps. */
  saves: { table_id: string; seq: number; digest: string; body: string }
  chat: {
    n: Generated<string>
    table_id: string
    guest: string
    choice_id: string
    seat: number | null
    name: string
    text: string
    at: Int8
  }
  /** What a list shows of a competition and when something is due in it are caches of its log; its seed is a secret until it has ended. */
  competitions: {
    id: string
    seed: string
    card: JSONColumnType<CompetitionCard>
    status: Generated<State['status']>
    due_at: NullableInt8
    touched_at: Generated<Date>
  }
  competition_log: { competition: string; n: number; at: Int8; by: string; choice_id: string | null; body: string }
  /** Who plays in a competition or manages it, to find one's own. */
  competition_members: { guest: string; competition: string }
  /** The tables at which fixtures are played. */
  fixture_tables: { table_id: string; competition: string; fixture: number }
}

/** The store, or a transaction in it. */
export type Db = Kysely<Schema>

/** What a list shows of a competition, and whom it waits for. */
export interface CompetitionCard {
  title: string
  format: Format
  games: string[]
  entrants: number
  most: number
  isListed: boolean
  pace: Definition['pace']['kind']
  startAt: number | null
  round: number
  champion: string | null
  teams?: boolean
  /** Where the people of it stand; left out by whoever wrote the card before it had them. */
  standings?: (PlaceNow & { guest: string })[]
  waiting: WaitsFor[]
}

/** Something of a competition that waits for one account. */
export interface WaitsFor {
  guest: string
  what: 'join' | 'team' | 'match' | 'agreed' | 'hour' | 'time' | 'keeper' | 'exchange' | 'nominate' | 'bid' | 'sealed' | 'fire'
  /** The table of a match, and one's seat at it. */
  table: string | null
  seat: number | null
  against: string | null
  by: number | null
  /** The entry of the log since which it waits. */
  since: number
}

/** What a list shows of a table as of a step: its seats with who is in them, and which of their persons are asked. */
export type ListedCard = {
  seq: number
  commitment: string
  /** For each seat that is asked: when its time is over. */
  dues?: (number | null)[]
  /** By seat, where the table has vacations: what is left of it, and whether they are on it. */
  vacations?: { left: number; on: boolean }[]
  seats: (Pick<SeatState, 'kind' | 'name'> & { guest: string | null; bot?: boolean })[]
  asked: Seat[]
}
