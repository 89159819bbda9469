import './leagues.css'
import './lists.css'
import { LeaguesPage } from './leagues-page.tsx'
import { LeaguePage } from './league-page.tsx'
import { CareerPage } from './career/career-page.tsx'
import { Organise } from './organise.tsx'

/** Everything under #/leagues: the list, one league, its organiser's page, the career. */
export default function Leagues({ rest: [id, more] }: { rest: readonly string[] }) {
  if (id === undefined) return <LeaguesPage />
  if (id === 'career') return <CareerPage />
  return more === 'organise' ? <Organise key={id} id={id} /> : <LeaguePage key={id} id={id} />
}
