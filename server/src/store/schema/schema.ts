import type { Int8, Nullable, NullableInt8 } from './columns.ts'
import type { Json, Seat, Settings } from '@robodrome/kernel'
import type { Definition, Format, PlaceNow, State } from '@robodrome/leagues'
import type { Absence, ClockRules, SeatPlan, SeatState, Snapshot } from '@robodrome/table'
import type { Challenge, Scope } from '@robodrome/protocol'
import type { BoxSchema } from './boxes.ts'
import type { NoticeSchema } from './notices.ts'
import type { HostSchema } from './host.ts'
import type { StorySchema } from './stories.ts'
import type { ColumnType, Generated, JSONColumnType, Kysely } from 'kysely'
import type { ResultSchema } from './results.ts'

/**
 * The store. Some tables are permanent: guests, sessions, tables, steps, the order of ends, chat. The others can be rebuilt from these:
 * list cards, saved positions, and all figures of finished matches.
 */
export interface Schema extends ResultSchema, NoticeSchema, StorySchema, HostSchema, BoxSchema {
  /** Active rooms, by code, with the table that they show; and their screens, by the hash of a key. */
  rooms: {
    code: string
    table_id: ColumnType<string | null, string | undefined, string>
    used_at: ColumnType<Date, Date | undefined, Date>
  }
  screens: { key_hash: Buffer; room: string }
  /** One row: the site's name at a message broker. */
  site: { id: string; alive_at: NullableInt8 }
  /** Outages, in milliseconds since 1970, during which nobody could play and no clock ran. */
  downtimes: { began: Int8; ended: Int8 }
  /** A person (a guest until they save the account) or a bot. */
  guests: {
    id: string
    name: string
    created_at: Generated<Date>
    kept_at: ColumnType<Date | null, Date | undefined>
    left_at: ColumnType<Date | null, Date | undefined>
    /** The robot figure that represents them; null for the default. */
    figure: ColumnType<string | null, string | undefined>
  }
  /** Only the hash of a session's token is stored, so a reader of the store cannot sign in with it. */
  sessions: {
    token_hash: Buffer
    guest: string
    created_at: Generated<Date>
    expires_at: Date
    /** When its owner last presented a passkey, a password or a recovery code. Null for a guest, who needs none. */
    proven_at: ColumnType<Date | null, Date | null | undefined>
    device: ColumnType<string | null, string | undefined>
  }
  /** The hashed password (argon2id) of a saved account. */
  logins: { guest: string; username: string; /** See `folded`. */ folded: string; password: string; changed_at: Generated<Date> }
  passkeys: {
    id: string
    guest: string
    public_key: Buffer
    counter: string
    transports: string[]
    /** The browser in which it was created. */
    device: Generated<string>
    created_at: Generated<Date>
    used_at: Date | null
  }
  /** Each code works once, and is stored as a hash. */
  recovery_codes: { code_hash: Buffer; guest: string }
  /** The challenge that an authenticator signs. It works once, for a short time. */
  passkey_challenges: { challenge: string; guest: string | null; expires_at: Date }
  /** Guests that are bots, with their owners, and until when each counts as online without a new sign of life. */
  bots: { guest: string; owner: string; here_until: Generated<Date> }
  /** What bots send instead of a session cookie. Only hashes are stored. */
  tokens: {
    id: string
    token_hash: Buffer
    guest: string
    name: string
    scopes: Scope[]
    created_at: Generated<Date>
    used_at: Date | null
  }
  /** Notices to the people for whom seats are reserved, deleted after a while. */
  challenges: {
    id: string
    from_guest: string
    to_guest: string
    table_id: string
    state: Generated<Challenge['state']>
    created_at: Generated<Date>
    expires_at: Generated<Date>
  }
  /** Searches for opponents, and the tables where they were matched. */
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
  /** One row per direction. */
  friends: { guest: string; friend: string; since: Generated<Date> }
  /** Whom a person has blocked. */
  blocks: { guest: string; blocked: string; since: Generated<Date> }
  invitations: { code_hash: Buffer; guest: string; expires_at: Date }
  /** Custom content, by its name including the digest. */
  boxes: {
    name: string
    game: string
    content: ColumnType<Json, string, never>
    created_at: Generated<Date>
  }
  /** Everybody who uploaded a box. */
  box_owners: { box: string; owner: string }
  tables: {
    id: string
    game: string
    settings: JSONColumnType<Settings>
    seats: JSONColumnType<SeatPlan[]>
    public: boolean
    clock: ColumnType<ClockRules | null, string | null, never>
    absence: ColumnType<Absence, Absence, never>
    /** Further facts for lists, as of a certain step. */
    card: ColumnType<ListedCard | null, string | null, string>
    /** Whether the result changes ratings, and what the table was opened for: the id of a competition, `ladder`, or null. */
    rated: ColumnType<boolean, boolean | undefined, never>
    arranged: ColumnType<string | null, string | null | undefined, never>
    /** The spectator delay, in moves. */
    behind: ColumnType<number, number | undefined, never>
    /** The content box, if it is not the game's own. */
    box: ColumnType<string | null, string | null | undefined, string>
    host: string
    seed: string
    created_at: ColumnType<Date, Date | undefined, never>
    phase: Generated<Snapshot['phase']>
    touched_at: Generated<Date>
  }
  /** Everybody who ever sat at a table, for each person's list of tables. */
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
  /** The list card and the next due time of a competition are caches of its log. Its seed is secret until it ends. */
  competitions: {
    id: string
    seed: string
    card: JSONColumnType<CompetitionCard>
    status: Generated<State['status']>
    due_at: NullableInt8
    touched_at: Generated<Date>
    /** The digest of the box it is played with. */
    box: Nullable<string>
  }
  competition_log: { competition: string; n: number; at: Int8; by: string; choice_id: string | null; body: string }
  /** Entrants and managers of a competition, for each person's list of competitions. */
  competition_members: { guest: string; competition: string }
  /** The tables on which fixtures are played. */
  fixture_tables: { table_id: string; competition: string; fixture: number }
}

/** The store, or a transaction in it. */
export type Db = Kysely<Schema>

/** The list card of a competition, including the people it is waiting for. */
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
  /** The places of its entrants. Absent from older cards. */
  standings?: (PlaceNow & { guest: string })[]
  waiting: WaitsFor[]
}

/** A duty of one account in a competition. */
export interface WaitsFor {
  guest: string
  what: 'join' | 'team' | 'match' | 'agreed' | 'hour' | 'time' | 'keeper' | 'exchange' | 'nominate' | 'bid' | 'sealed' | 'fire'
  /** The table of a match, and the account's seat at it. */
  table: string | null
  seat: number | null
  against: string | null
  by: number | null
  /** The log entry since which it has been open. */
  since: number
}

/** The list card of a table as of a step: its seats with their players, and who must choose. */
export type ListedCard = {
  seq: number
  commitment: string
  /** For each seat that must choose, when its time runs out. */
  dues?: (number | null)[]
  /** By seat, if the table has vacations: how much is left, and whether the player is on vacation. */
  vacations?: { left: number; on: boolean }[]
  seats: (Pick<SeatState, 'kind' | 'name'> & { guest: string | null; bot?: boolean })[]
  asked: Seat[]
}
