/**
 * Where user-written words may be stored: every column of the store that can hold a text, and what happens to the words of a deleted
 * account. A test finds missing columns.
 *
 * - `none`: no user wrote it: ids, codes, keys, names of games and rules, texts of this server
 * - `goes`: the row belongs to its writer, and is deleted with the account (`BELONGINGS`)
 * - `forgotten`: the row also belongs to others, and stays without the words (`leave`)
 */
type Words = 'none' | 'goes' | 'forgotten'

export const WORDS: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  blocks: { guest: 'none', blocked: 'none' },
  blocked_authors: { author: 'none' },
  box_reports: { digest: 'none', by: 'none', reason: 'none' },
  box_rulings: { digest: 'none', ruling: 'none' },
  // The name is written by users, and others may have played with the content.
  boxes: { name: 'forgotten', game: 'none', content: 'forgotten' },
  box_owners: { box: 'goes', owner: 'none' },
  challenges: { id: 'none', from_guest: 'none', to_guest: 'none', table_id: 'none', state: 'none' },
  chat: { table_id: 'none', guest: 'none', choice_id: 'goes', name: 'goes', text: 'goes' },
  competition_log: { competition: 'none', by: 'none', choice_id: 'forgotten', body: 'forgotten' },
  competition_members: { guest: 'none', competition: 'none' },
  competitions: { id: 'none', seed: 'none', card: 'forgotten', status: 'none', box: 'none' },
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
  // Notices to others name opponents, challengers and competitions.
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
  rooms: { code: 'none', table_id: 'none' },
  results: { table_id: 'none', game: 'none', mode: 'none', players: 'none', ranking: 'none', rule: 'none', scores: 'none', pool: 'none' },
  // A cache. Positions contain the name of their box.
  saves: { table_id: 'none', digest: 'none', body: 'forgotten' },
  screens: { room: 'none' },
  seeks: { id: 'none', guest: 'none', game: 'none', wanted: 'goes', table_id: 'none' },
  sessions: { guest: 'none', device: 'none' },
  shared_boxes: {
    digest: 'none',
    box: 'goes',
    author: 'none',
    title: 'goes',
    note: 'goes',
    parent: 'none',
    forked_from: 'none',
    visibility: 'none',
  },
  site: { id: 'none' },
  site_keys: { name: 'none', value: 'none' },
  sitters: { guest: 'none', table_id: 'none' },
  steps: { table_id: 'none', guest: 'none', choice_id: 'forgotten', body: 'forgotten' },
  stories: { table_id: 'none', story: 'none', luck: 'none' },
  tables: {
    id: 'none',
    game: 'none',
    // Games refuse unknown options.
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
