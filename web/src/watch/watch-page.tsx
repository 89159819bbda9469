import type { LiveTable, Story } from '@robodrome/protocol'
import { builtIn } from '@robodrome/games'
import { lazy, Suspense, useState } from 'react'
import { Button, ButtonLink } from '../kit/button.tsx'
import { Pill, PillButton } from '../kit/pill.tsx'
import { playFirst } from '../frame/start.ts'
import { figureOf } from '../boards/faces.ts'
import { Icon } from '../kit/icons.tsx'
import { Pad } from '../boards/pad.tsx'
import { Scene } from '../boards/scene.tsx'
import { Thumb } from '../boards/thumb.tsx'
import { usePreferences } from '../page/preferences.ts'
import { href } from '../page/route.ts'
import { Stage } from '../shell/stage.tsx'
import { gameName } from '../boards/faces.ts'
import { words } from '../words/index.ts'
import { ChanceBar, ChanceList, CourseGraph, leader, StoryGraph } from './bands.tsx'
import { LiveCard, LivePills } from './live-card.tsx'
import { StoryCard, taleOf } from './story-card.tsx'
import { useWatch } from './use-watch.ts'
import './watch.css'

const w = words.watch
const LiveBoard = lazy(() => import('./live-board.tsx'))

/** One good battle in one tap: live games, and the best replays. */
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
            <Button onClick={look}>{w.again}</Button>
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
        {list !== null && live.length === 0 && stories.length === 0 && <Meanwhile />}
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
        <ButtonLink look="signal" href={href({ at: 'table', id: table })}>
          <Icon name="play" size={18} />
          {w.watchLive}
        </ButtonLink>
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
    pills={<Pill>{w.ofTheWeek}</Pill>}
    heading={taleOf(story)}
    lead={w.by(gameName(story.game), story.names)}
    actions={
      <ButtonLink look="signal" href={href({ at: 'table', id: story.table })}>
        <Icon name="play" size={18} />
        {w.replay}
      </ButtonLink>
    }
  >
    <div className="watch-lit wide-graph">
      <StoryGraph story={story} />
    </div>
  </Stage>
)

/** Shown while there are no live games and no replays: the robots of all games, in the spotlight. */
const NobodyStage = () => (
  <Stage
    heading={w.nobody}
    lead={w.nobodyLead}
    actions={
      <ButtonLink look="signal" href="#/">
        <Icon name="play" size={18} />
        {w.start}
      </ButtonLink>
    }
  >
    <ul className="watch-nobody" aria-hidden="true">
      {builtIn.map((game, seat) => (
        <li key={game}>
          <Pad seat={seat} figure={figureOf(game, 0)} height={300} />
        </li>
      ))}
    </ul>
  </Stage>
)

/** Buttons to start a battle of any game with one tap. */
const Meanwhile = () => (
  <section aria-labelledby="meanwhile">
    <h2 id="meanwhile">{w.meanwhile}</h2>
    <ul className="watch-games">
      {builtIn.map((game) => (
        <li key={game} className="panel">
          <Scene game={game} />
          <Button onClick={() => void playFirst(game)}>{w.playGame(gameName(game))}</Button>
        </li>
      ))}
    </ul>
  </section>
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
          {(stories.length === 0 ? [] : (Object.keys(w.tales) as Tale[])).map((each) => (
            <PillButton key={each} isOn={each === tale} onClick={() => setTale(each)}>
              {w.tales[each]}
            </PillButton>
          ))}
        </div>
      </div>
      {shown.length === 0 ? (
        <p className="panel none">{stories.length === 0 ? w.noReplays : w.noneOfKind}</p>
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
