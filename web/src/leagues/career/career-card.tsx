import { ButtonLink } from '../../kit/button.tsx'
import { Icon } from '../../kit/icons.tsx'
import { placeHref } from '../../page/route.ts'
import { roomWords } from '../../words/league-rooms.ts'
import { Ladder } from './ladder.tsx'
import { loadCareer } from './kept.ts'

/** The career on the page of leagues, in first position for players without other leagues. */
export function CareerCard({ children }: { children?: React.ReactNode }) {
  const w = roomWords.career
  const kept = loadCareer()
  return (
    <section className="panel lg-career" aria-labelledby="lg-career">
      <h2 id="lg-career">
        {w.title} <small>{w.alone}</small>
      </h2>
      {children}
      <Ladder division={kept?.division ?? 0} />
      <ButtonLink href={placeHref('leagues', 'career')}>
        <Icon name="play" size={18} />
        {kept === null ? w.begin : w.goOn}
      </ButtonLink>
    </section>
  )
}
