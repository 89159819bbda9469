import { nextTitle, teamName, type LogEntry } from '@robodrome/leagues'
import { sql } from 'kysely'
import type { CompetitionCard, Db } from '../store/schema/schema.ts'
import { withoutNames, type Forgotten } from './forget-notices.ts'
import { rerunsOf } from './reruns.ts'

/** Replaces a reason, because an act by a manager must have one. */
const DELETED = '(deleted)'

/** Replaces a guest by an account in the logs of competitions. Ids are random and quoted, so nothing else can look like one. */
export async function mergeInCompetitions(db: Db, from: string, into: string): Promise<void> {
  const [old, now] = [`"${from}"`, `"${into}"`]
  const competitions = db.selectFrom('competition_members').select('competition').where('guest', '=', from)
  await db
    .updateTable('competition_log')
    .set({ body: sql<string>`replace(body, ${old}, ${now})`, by: sql<string>`case when by = ${from} then ${into} else by end` })
    .where('competition', 'in', competitions)
    .execute()
  await db
    .updateTable('competitions')
    .set({ card: sql<string>`replace(card::text, ${old}, ${now})::json` })
    .where('id', 'in', competitions)
    .execute()
}

/**
 * Renames the deleted entrant to `someone`, and removes their words: titles, reasons, and the names of teams they entered. Returns the
 * competitions to reload.
 */
export async function forgetInCompetitions(db: Db, guest: string, someone: string, forgotten: Forgotten): Promise<string[]> {
  const own = await db.selectFrom('competition_members').select('competition').where('guest', '=', guest).execute()
  const competitionsOfThem = own.map(({ competition }) => competition)
  // Somebody else may have opened a rerun under a title derived from theirs.
  const reruns = await rerunsOf(db, competitionsOfThem)
  const inOrder = [...new Set([...competitionsOfThem.filter((id) => !reruns.has(id)), ...reruns.keys()])]
  const rows = await db
    .selectFrom('competition_log')
    .select(['competition', 'n', 'by', 'body'])
    .where('competition', '=', sql<string>`any(${inOrder})`)
    .orderBy(sql`array_position(${inOrder}::text[], competition)`)
    .orderBy('n')
    .execute()
  const written: { competition: string; n: number; body: string }[] = []
  for (const { competition, n, by, body } of rows) {
    const entry = JSON.parse(body) as LogEntry['data']
    const left = withoutWords(entry, {
      competition,
      before: reruns.get(competition) ?? null,
      isTheirs: by === guest,
      guest,
      someone,
      forgotten,
    })
    if (JSON.stringify(left) !== body) written.push({ competition, n, body: JSON.stringify(left) })
  }
  const anew = sql<(typeof written)[number]>`json_to_recordset(${JSON.stringify(written)})`
  await db
    .updateTable('competition_log')
    .from(anew.as<'anew'>(sql`anew (competition text, n integer, body text)`))
    .set(({ ref }) => ({ body: ref('anew.body') }))
    .whereRef('competition_log.competition', '=', 'anew.competition')
    .whereRef('competition_log.n', '=', 'anew.n')
    .execute()
  await db.updateTable('competition_log').set({ choice_id: null }).where('by', '=', guest).execute()
  const competitions = [...new Set(written.map(({ competition }) => competition))]
  for (const competition of competitions) await forgetInCard(db, competition, someone, forgotten)
  return competitions
}

interface Leaving {
  competition: string
  /** The competition of which it is a rerun. */
  before: string | null
  /** Whether the deleted account wrote the entry. */
  isTheirs: boolean
  guest: string
  someone: string
  forgotten: Forgotten
}

function withoutWords(entry: LogEntry['data'], leaving: Leaving): LogEntry['data'] {
  const { isTheirs, guest } = leaving
  if (entry.kind === 'entered' && entry.entrant.accounts.includes(guest)) return { ...entry, entrant: forget(entry.entrant, leaving) }
  if (entry.kind === 'invited' && entry.team.accounts.includes(guest))
    return { ...entry, team: forget(entry.team, { ...leaving, isTheirs: entry.team.accounts[0] === guest }) }
  if (entry.kind === 'created') return { ...entry, definition: { ...entry.definition, title: titleOf(entry.definition.title, leaving) } }
  if (entry.kind === 'changed')
    return {
      ...entry,
      ...(entry.title !== undefined && { title: titleOf(entry.title, leaving) }),
      ...(entry.definition && { definition: { ...entry.definition, title: titleOf(entry.definition.title, leaving) } }),
      ...(entry.reason !== undefined && isTheirs && { reason: DELETED }),
    }
  return isTheirs && 'reason' in entry ? { ...entry, reason: DELETED } : entry
}

/** Replaces a title that they wrote, here or before a rerun, by one that only identifies the competition. */
function titleOf(title: string, { competition, before, isTheirs, forgotten: { titles } }: Leaving): string {
  const known = titles.get(competition) ?? new Map<string, string>()
  titles.set(competition, known)
  const earlier = before === null ? [] : [...(titles.get(before)?.keys() ?? [])]
  if (!isTheirs && !known.has(title) && !earlier.some((each) => nextTitle(each) === title)) return title
  const plain = `League ${competition.slice(0, 4)}`
  known.set(title, plain)
  return plain
}

/** Anonymises an entrant with a deleted member. The team's name was written by its first member. */
function forget<T extends { name: string; members?: readonly string[]; accounts: readonly string[] }>(entrant: T, leaving: Leaving): T {
  const { competition, guest, someone, forgotten } = leaving
  const { name, members, accounts } = entrant
  const member = accounts.indexOf(guest)
  const called = forgotten.names.get(competition) ?? new Set<string>()
  forgotten.names.set(competition, called)
  if (members === undefined || members.length < 2) {
    called.add(name)
    return { ...entrant, name: someone, ...(members && { members: [someone] }) }
  }
  called.add(members[member]!)
  const left = members.map((each, i) => (i === member ? someone : each))
  const isOwn = name === teamName(members) || member === 0
  if (isOwn) called.add(name)
  return { ...entrant, members: left, name: isOwn ? teamName(left) : name }
}

/** The list card. */
async function forgetInCard(db: Db, competition: string, someone: string, { names, titles }: Forgotten): Promise<void> {
  const row = await db.selectFrom('competitions').select('card').where('id', '=', competition).executeTakeFirst()
  if (row === undefined) return
  const { card } = row
  const called = names.get(competition) ?? new Set<string>()
  const left: CompetitionCard = {
    ...card,
    title: titles.get(competition)?.get(card.title) ?? card.title,
    champion: card.champion !== null && called.has(card.champion) ? someone : card.champion,
    waiting: card.waiting.map((each) => ({ ...each, against: each.against && withoutNames(each.against, called, someone) })),
  }
  await db
    .updateTable('competitions')
    .set({ card: JSON.stringify(left) })
    .where('id', '=', competition)
    .execute()
}
