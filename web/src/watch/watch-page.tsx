import type { LiveTable, Story } from '@robodrome/protocol'
import { lazy, Suspense, useState } from 'react'
import { Icon } from '../kit/icons.tsx'
import { Thumb } from '../kit/thumb.tsx'
import { usePreferences } from '../page/preferences.ts'
import { href } from '../page/route.ts'
import { Stage } from '../shell/stage.tsx'
import { gameName, words } from '../words/index.ts'
import { ChanceBar, ChanceList, CourseGraph, leader, StoryGraph } from './bands.tsx'
import { LiveCard, LivePills } from './live-card.tsx'
import { StoryCard, taleOf } from './story-card.tsx'
import { useWatch } from './use-watch.ts'
import './watch.css'

const w = words.watch
const LiveBoard = lazy(() => import('./live-board.tsx'))

/** One good battle in one tap: what is being played now, and what was worth seeing. */
export default function WatchPage() {
  const { list, failed, look } = useWatch()
  const { live = [], stories = [] } = list ?? {}
  return (
    <>
      {live[0] ? <LiveStage live={live[0]} /> : stories[0] ? <StoryStage story={stories[0]} /> : <NobodyStage />}
      <main className="watch">
        {failed && (
          <p className="row" role="alert">
            {w.failed}
            <button type="button" className="btn" onClick={look}>
              {w.again}
            </button>
          </p>
        )}
        {live.length > 1 && (
          <section aria-labelledby="live-now">
            <h2 id="live-now">{w.liveNow}</h2>
            <div className="live-cards">
              {live.slice(1).map((each) => (
                <LiveCard key={each.table} live={each} />
              ))}
            </div>
          </section>
        )}
        <Replays stories={stories} />
      </main>
    </>
  )
}

const LiveStage = ({ live }: { live: LiveTable }) => {
  const { table, game, names, steps, behind, chances, course } = live
  return (
    <Stage
      pills={<LivePills live={live} />}
      heading={leader(chances, names)}
      lead={`${w.about(gameName(game), names, steps)} ${w.handsHidden(behind)}`}
      actions={
        <a className="btn pri" href={href({ at: 'table', id: table })}>
          <Icon name="play" size={18} />
          {w.watchLive}
        </a>
      }
    >
      <div className="watch-lit">
        <Suspense fallback={<Thumb game={game} seats={names.length} />}>
          <LiveBoard live={live} />
        </Suspense>
        {chances && (
          <div className="panel chance-now">
            <h2>
              {w.chance}
              {course && <small>{w.sinceStart}</small>}
            </h2>
            {course ? <CourseGraph chances={course} names={names} /> : <ChanceBar chances={chances} />}
            <ChanceList chances={chances} names={names} />
          </div>
        )}
      </div>
    </Stage>
  )
}

const StoryStage = ({ story }: { story: Story }) => (
  <Stage
    pills={<span className="pill">{w.ofTheWeek}</span>}
    heading={taleOf(story)}
    lead={w.by(gameName(story.game), story.names)}
    actions={
      <a className="btn pri" href={href({ at: 'table', id: story.table })}>
        <Icon name="play" size={18} />
        {w.replay}
      </a>
    }
  >
    <div className="watch-lit wide-graph">
      <StoryGraph story={story} />
    </div>
  </Stage>
)

const NobodyStage = () => (
  <Stage
    heading={w.nobody}
    lead={w.nobodyLead}
    actions={
      <a className="btn pri" href="#/">
        {w.start}
      </a>
    }
  />
)

type Tale = keyof typeof words.watch.tales

function Replays({ stories }: { stories: readonly Story[] }) {
  const { name } = usePreferences()
  const [tale, setTale] = useState<Tale>('all')
  const fits: Readonly<Record<Tale, (story: Story) => boolean>> = {
    all: () => true,
    comeback: (story) => story.tale === 'comeback',
    late: (story) => story.tale === 'late',
    short: ({ ms }) => ms < 300_000,
    mine: ({ names }) => names.includes(name),
  }
  const shown = stories.filter(fits[tale])
  return (
    <section aria-labelledby="replays">
      <div className="replay-head">
        <h2 id="replays">{w.replays}</h2>
        <div className="row flow">
          {(Object.keys(w.tales) as Tale[]).map((each) => (
            <button key={each} type="button" className="pill" aria-pressed={each === tale} onClick={() => setTale(each)}>
              {w.tales[each]}
            </button>
          ))}
        </div>
      </div>
      {shown.length === 0 ? (
        <p className="panel none">{w.noReplays}</p>
      ) : (
        <div className="live-cards">
          {shown.map((story) => (
            <StoryCard key={story.table} story={story} />
          ))}
        </div>
      )}
    </section>
  )
}
