import { runPlaces } from '@robodrome/leagues'
import type { CompetitionView } from '@robodrome/protocol'
import { roomWords } from '../../words/league-rooms.ts'
import { nameIn } from '../league.ts'

/** The champions of earlier seasons. */
export function Titles({ view }: { view: CompetitionView }) {
  const w = roomWords.season
  const { runs, season } = view.state
  const titles = runs.flatMap((run, i) => {
    const [first] = run.over && run.season < season ? runPlaces(view.state, i) : []
    return first === undefined ? [] : [{ season: run.season, name: nameIn(view, first.entrant, w.you) }]
  })
  if (titles.length === 0) return null
  return (
    <section className="panel" aria-labelledby="lg-titles">
      <h2 id="lg-titles">{w.titles}</h2>
      <ul>
        {titles.map((each) => (
          <li key={each.season}>{w.titleOf(each.season, each.name)}</li>
        ))}
      </ul>
    </section>
  )
}
