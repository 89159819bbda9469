/** Messages between processes. Each is only a hint: a process that misses one loses time, but never a step. */
export type Notice =
  /** These tables have reached these step numbers. */
  | { kind: 'steps'; tables: [table: string, seq: number][] }
  | { kind: 'chat'; table: string }
  /** These guests are watching this table through the sending process. */
  | { kind: 'here'; table: string; guests: string[] }
  /** Recent hints from the sender may be lost: check everything again. */
  | { kind: 'again' }
  /**
   * The stored table was rewritten, for example because somebody deleted their account. Processes that have it loaded
   * reload it.
   */
  | { kind: 'anew'; table: string }
  /** This session was ended, or this token revoked. */
  | { kind: 'out'; session: string }
  /** This competition has new entries. */
  | { kind: 'league'; competition: string }
  /** The host has closed games from outside for new tables, or opened them again. */
  | { kind: 'closed' }
  /** The list cards of these tables have changed. */
  | { kind: 'news'; tables: string[] }
  | ({ kind: 'call' } & Call)

/** Something addressed to an account: a challenge, or the result of a search. */
export type Call = { guest: string; what: 'challenge' | 'seek'; id: string }

export interface Ear {
  hear(notice: Exclude<Notice, { kind: 'again' }>, from: string): void
  /** Hints may have been lost: check everything again. */
  missed(): void
}

/** How the processes of a site notify each other. */
export interface Bus {
  /** The channel and the sender's name, if the store itself can announce new steps on commit. */
  readonly commit: { channel: string; from: string } | null
  publish(notice: Notice): void
  close(): Promise<void>
}

export const writeNotice = (from: string, notice: Notice): string => {
  if (notice.kind === 'steps') return `${from} steps ${notice.tables.map(([table, seq]) => `${table} ${seq}`).join(' ')}`
  if (notice.kind === 'out') return `${from} out ${notice.session}`
  if (notice.kind === 'anew') return `${from} anew ${notice.table}`
  if (notice.kind === 'again' || notice.kind === 'closed') return `${from} ${notice.kind}`
  if (notice.kind === 'league') return `${from} league ${notice.competition}`
  if (notice.kind === 'news') return `${from} news ${notice.tables.join(' ')}`
  if (notice.kind === 'call') return `${from} call ${notice.guest} ${notice.what} ${notice.id}`
  return notice.kind === 'chat' ? `${from} chat ${notice.table}` : `${from} here ${[notice.table, ...notice.guests].join(' ')}`
}

/** Null for a message that none of our processes would write. */
export const readNotice = (text: string): { from: string; notice: Notice } | null => {
  const [from = '', kind, ...rest] = text.split(' ')
  const [table = '', ...guests] = rest
  if (kind === 'steps') {
    const tables = rest.flatMap((word, i): [string, number][] => (i % 2 === 0 ? [[word, Number(rest[i + 1])]] : []))
    return tables.every(([, seq]) => Number.isSafeInteger(seq)) ? { from, notice: { kind, tables } } : null
  }
  if (kind === 'again' || kind === 'closed') return { from, notice: { kind } }
  if (kind === 'news') return { from, notice: { kind, tables: rest } }
  if (kind === 'call') return readCall(from, rest)
  if (kind === 'out') return { from, notice: { kind, session: table } }
  if (kind === 'chat' || kind === 'anew') return { from, notice: { kind, table } }
  if (kind === 'league') return { from, notice: { kind, competition: table } }
  return kind === 'here' ? { from, notice: { kind, table, guests } } : null
}

const readCall = (from: string, [guest = '', what, id = '']: string[]): { from: string; notice: Notice } | null =>
  what === 'challenge' || what === 'seek' ? { from, notice: { kind: 'call', guest, what, id } } : null

/** Passes a message to the listener, unless this process sent it. */
export const deliver = (ear: Ear, self: string, text: string): void => {
  if (text.startsWith(`${self} `)) return
  const read = readNotice(text)
  if (read?.notice.kind === 'again') ear.missed()
  else if (read) ear.hear(read.notice, read.from)
}
