/**
 * Where people's words can be: every column of the store that can hold a text, and what becomes of the words of somebody who leaves.
 * - `none`: nobody types what is in it: ids, codes, keys, names of games and rules, what this server writes itself
 * - `goes`: the row belongs to whoever typed it, and goes with them (`BELONGINGS`)
 * - `forgotten`: it belongs to others as well, and stays without the words (`leave`)
 * A column that is missing here is found by a test.
 */
type Words = 'none' | 'goes' | 'forgotten'

export const WORDS: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  blocks: { guest: 'none', blocked: 'none' },
  // The name is what somebody called it; others may have played with what is in it.
  boxes: { name: 'forgotten', game: 'none', content: 'forgotten' },
  box_owners: { box: 'goes', owner: 'none' },
  challenges: { id: 'none', from_guest: 'none', to_guest: 'none', table_id: 'none', state: 'none' },
  chat: { table_id: 'none', guest: 'none', choice_id: 'goes', name: 'goes', text: 'goes' },
  competition_log: { competition: 'none', by: 'none', choice_id: 'forgotten', body: 'forgotten' },
  competition_members: { guest: 'none', competition: 'none' },
  competitions: { id: 'none', seed: 'none', card: 'forgotten', status: 'none' },
  deadlines: { key: 'none', body: 'none' },
  deliveries: { channel: 'none', target: 'goes', outcome: 'none' },
  devices: { endpoint: 'goes', guest: 'none', p256dh: 'goes', auth: 'goes' },
  ends: { table_id: 'none' },
  fixture_tables: { table_id: 'none', competition: 'none' },
  friends: { guest: 'none', friend: 'none' },
  guests: { id: 'none', name: 'forgotten', figure: 'none' },
  invitations: { guest: 'none' },
  logins: { guest: 'none', username: 'goes', folded: 'goes', password: 'goes' },
  meetings: { player: 'none', other: 'none' },
  // Of others: they name whom one plays with, who asks, and in which competition.
  notices: { guest: 'none', key: 'none', table_id: 'none', news: 'forgotten' },
  passkey_challenges: { challenge: 'none', guest: 'none' },
  passkeys: { id: 'none', guest: 'none', transports: 'none', device: 'none' },
  played: { table_id: 'none', player: 'none', game: 'none', mode: 'none', outcome: 'none', robot: 'none' },
  probe: { filling: 'none' },
  bots: { guest: 'none', owner: 'none' },
  rating_changes: { table_id: 'none', account: 'none', pool: 'none' },
  ratings: { pool: 'none', account: 'none' },
  reach: {
    guest: 'none',
    off: 'none',
    quiet: 'goes',
    mail: 'goes',
    webhook: 'goes',
    webhook_secret: 'none',
    webhook_last: 'goes',
    language: 'none',
  },
  recovery_codes: { guest: 'none' },
  reports: { table_id: 'none', by: 'none', of: 'none', text: 'goes', reason: 'none', decision: 'none' },
  results: { table_id: 'none', game: 'none', mode: 'none', players: 'none', ranking: 'none', rule: 'none', scores: 'none', pool: 'none' },
  // A cache; positions name the box they are played with.
  saves: { table_id: 'none', digest: 'none', body: 'forgotten' },
  seeks: { id: 'none', guest: 'none', game: 'none', wanted: 'goes', table_id: 'none' },
  sessions: { guest: 'none', device: 'none' },
  site: { id: 'none' },
  site_keys: { name: 'none', value: 'none' },
  sitters: { guest: 'none', table_id: 'none' },
  steps: { table_id: 'none', guest: 'none', choice_id: 'forgotten', body: 'forgotten' },
  stories: { table_id: 'none', story: 'none', luck: 'none' },
  tables: {
    id: 'none',
    game: 'none',
    // Games refuse options that they do not know.
    settings: 'none',
    seats: 'forgotten',
    clock: 'none',
    absence: 'none',
    card: 'forgotten',
    arranged: 'none',
    box: 'forgotten',
    host: 'none',
    seed: 'none',
    phase: 'none',
  },
  tallies: { player: 'none', game: 'none', mode: 'none', robot: 'none' },
  tokens: { id: 'none', guest: 'none', name: 'goes', scopes: 'none' },
}
