import { placeHref } from '../page/route.ts'
import { words } from '../words/index.ts'
import { LiveCard } from './live-card.tsx'
import { StoryCard } from './story-card.tsx'
import { useWatch } from './use-watch.ts'
import type { ReactNode } from 'react'
import './watch.css'

/** The home page's part about watching, and the card next to it; nothing if neither has anything to show. */
export default function WatchAndSolve({ puzzle }: { puzzle: ReactNode }) {
  const { list } = useWatch()
  const { live = [], stories = [] } = list ?? {}
  if (live.length === 0 && stories.length === 0 && !puzzle) return null
  return (
    <section aria-labelledby="watch-and-solve">
      <div className="section-head">
        <h2 id="watch-and-solve">{puzzle ? words.home.watchAndSolve : words.home.watch}</h2>
        <a className="more" href={placeHref('watch')}>
          {live.length > 0 ? words.watch.all(live.length) : words.watch.replays}
        </a>
      </div>
      <div className="thirds">
        {live[0] && <LiveCard live={live[0]} />}
        {stories[0] && <StoryCard story={stories[0]} title={words.watch.ofTheWeek} />}
        {puzzle}
      </div>
    </section>
  )
}
