import type { CompetitionCard } from '@robodrome/protocol'
import type { Guest } from '@robodrome/table'
import type { CompetitionCard as Kept } from '../store/schema/schema.ts'
import type { Store } from '../store/store.ts'

const MOST_LISTED = 50

/** Lists public competitions and the caller's own, read from their cards. */
export async function listCompetitions({ db }: Store, guest: Guest | null): Promise<CompetitionCard[]> {
  const mine = db
    .selectFrom('competition_members')
    .select('competition')
    .where('guest', '=', guest?.id ?? '')
  const own = await db
    .selectFrom('competitions')
    .select(['id', 'status', 'card'])
    .where('id', 'in', mine)
    .orderBy('touched_at', 'desc')
    .limit(MOST_LISTED)
    .execute()
  const all = await db
    .selectFrom('competitions')
    .select(['id', 'status', 'card'])
    .where('status', 'in', ['open', 'running'])
    .where('id', 'not in', mine)
    .orderBy('status')
    .orderBy('touched_at', 'desc')
    .limit(MOST_LISTED)
    .execute()
  const rows = [
    ...own.map((row) => ({ ...row, own: true })),
    ...all.filter(({ card }) => card.isListed).map((row) => ({ ...row, own: false })),
  ]
  return rows.map(({ id, status, card: { isListed: _isListed, waiting, standings = [], ...card }, own: isOwn }) => ({
    id,
    status,
    ...card,
    own: isOwn,
    standing: standingIn(standings, guest),
    waiting: waiting.flatMap(({ guest: whom, since: _since, ...what }) => (whom === guest?.id ? [what] : [])),
  }))
}

/** Returns the caller's own place, without anybody's account. */
function standingIn(standings: NonNullable<Kept['standings']>, guest: Guest | null): CompetitionCard['standing'] {
  const own = standings.find((each) => each.guest === guest?.id)
  return own === undefined ? null : { place: own.place, of: own.of, form: own.form }
}
