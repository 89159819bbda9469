import type { Story } from '@robodrome/protocol'
import { Pill } from '../kit/pill.tsx'
import { Icon } from '../kit/icons.tsx'
import { percent } from '../kit/odds.ts'
import { href } from '../page/route.ts'
import { agoText, useNow } from '../shell/time.ts'
import { gameName } from '../boards/faces.ts'
import { words } from '../words/index.ts'
import { StoryGraph } from './bands.tsx'
import './watch.css'

const w = words.watch

/** The course of the match in one sentence. */
export const taleOf = ({ tale, names, winners, swing }: Story): string => {
  const winner = words.list(winners.map((seat) => names[seat] ?? ''))
  return tale === 'comeback' ? w.tale.comeback(winner, percent(1 - swing)) : w.tale[tale](winner)
}

const durationOf = (ms: number): string => `${Math.floor(ms / 60_000)}:${String(Math.floor((ms % 60_000) / 1000)).padStart(2, '0')}`

/** A match worth watching, with its graph as the cover. */
export function StoryCard({ story, title }: { story: Story; title?: string }) {
  const { table, game, names, ms, endedAt } = story
  const now = useNow(60_000)
  return (
    <article className={title ? 'panel story-card framed' : 'story-card'}>
      {title && <h3>{title}</h3>}
      <a href={href({ at: 'table', id: table })}>
        <span className="cover-graph">
          <StoryGraph story={story} />
          <Pill>{durationOf(ms)}</Pill>
        </span>
        <b>{taleOf(story)}</b>
        <span className="story-note">{w.by(gameName(game), names)}</span>
        <span className="story-note">{agoText(endedAt, now)}</span>
        {title && (
          <span className="button">
            <Icon name="play" size={14} />
            {w.watch}
          </span>
        )}
      </a>
    </article>
  )
}
