import type { Settings } from '@robodrome/kernel'
import type { LeagueDuty, Waiting } from '@robodrome/protocol'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../kit/button.tsx'
import { Pill } from '../kit/pill.tsx'
import { wantRecap } from '../frame/recap.ts'
import { playNow } from '../frame/start.ts'
import { figureOf } from '../boards/faces.ts'
import { Icon } from '../kit/icons.tsx'
import { EXTRAS } from '../boards/extras.ts'
import { Pad } from '../boards/pad.tsx'
import { Badge } from '../kit/seat.tsx'
import { href, placeHref } from '../page/route.ts'
import { useAsked, useModeName } from '../shell/question.ts'
import { tasksOf, useQueue } from '../shell/queue.ts'
import { Stage } from '../shell/stage.tsx'
import { agoText, leftText, useNow } from '../shell/time.ts'
import type { SavedTable } from '../table/saved.ts'
import { gameName } from '../boards/faces.ts'
import { words } from '../words/index.ts'
import { rivals } from '../words/rivals.ts'
import './home-stage.css'

/** The main part of the home page: the most urgent table, or a note that nothing is waiting. */
export default function HomeStage() {
  const { waiting, leagues, here } = useQueue()
  const [task] = tasksOf({ waiting, leagues })
  if (task) return 'duty' in task ? <Duty key={task.key} duty={task.duty} /> : <Urgent key={task.key} waiting={task.waiting} />
  if (here[0]) return <OnDevice key={here[0].id} table={here[0]} />
  return (
    <Stage
      heading={words.home.nothing}
      lead={words.home.nothingLead}
      actions={
        <Button look="signal" onClick={() => void playNow()}>
          <Icon name="play" size={18} />
          {words.lobby.playNow}
        </Button>
      }
    >
      <ul className="pads">
        <li>
          <Pad seat={0} figure={EXTRAS.cat} height={300} />
        </li>
      </ul>
    </Stage>
  )
}

function Urgent({ waiting }: { waiting: Waiting }) {
  const { table, game, settings, seat, names, due } = waiting
  const now = useNow()
  const asked = useAsked(waiting)
  const mode = useModeName(game, settings.mode)
  const others = names.filter((_, each) => each !== seat)
  const about = words.home.about(gameName(game), mode, others)
  return (
    <Stage
      decision
      pills={
        <>
          <Pill signal>{words.lobby.yourMove}</Pill>
          <span className={due !== null && due - now < 20_000 ? 'pill harm' : 'pill'}>
            <Icon name="clock" size={14} />
            {due === null ? words.home.paused(agoText(waiting.touched, now)) : leftText(due, now)}
          </span>
        </>
      }
      heading={asked?.ask ?? words.home.yourMoveIn(gameName(game))}
      lead={asked?.because ? `${about} ${asked.because}` : about}
      actions={
        <Answer to={href({ at: 'table', id: table })}>
          <ButtonLink look="ghost" href={href({ at: 'table', id: table })} onClick={wantRecap}>
            {words.home.recap}
          </ButtonLink>
        </Answer>
      }
    >
      <Pads game={game} options={settings.options} names={names} own={seat} />
    </Stage>
  )
}

/** A question of a competition, whose page has the actions. */
function Duty({ duty: { competition, title, game, what, against, by } }: { duty: LeagueDuty }) {
  const now = useNow()
  return (
    <Stage
      decision
      pills={
        <>
          <Pill signal>{words.leagues.waits[what]}</Pill>
          {by !== null && (
            <Pill>
              <Icon name="clock" size={14} />
              {leftText(by, now)}
            </Pill>
          )}
        </>
      }
      heading={words.home.dutyHeading[what]}
      lead={words.home.dutyLead(what, title, gameName(game), against && rivals(against))}
      actions={
        <ButtonLink look="signal" href={placeHref('leagues', competition)}>
          <Icon name="play" size={18} />
          {words.home.dutyDo[what]}
        </ButtonLink>
      }
    >
      <Pads game={game} options={{}} names={[words.you, ...(against === null ? [] : rivals(against).split(', '))]} own={0} />
    </Stage>
  )
}

function OnDevice({ table: { id, game, settings, seats, changed, asked } }: { table: SavedTable }) {
  const now = useNow(60_000)
  const own = asked.find((seat) => seats[seat]?.kind === 'person') ?? 0
  const names = seats.map(({ name }) => name)
  const others = names.filter((_, seat) => seat !== own)
  return (
    <Stage
      decision
      pills={
        <>
          <Pill signal>{words.lobby.yourMove}</Pill>
          <Pill>
            <Icon name="clock" size={14} />
            {words.home.paused(agoText(changed, now))}
          </Pill>
        </>
      }
      heading={words.home.yourMoveIn(gameName(game))}
      lead={words.home.onDevice(gameName(game), others)}
      actions={<Answer to={href({ at: 'battle', id })} />}
    >
      <Pads game={game} options={settings.options} names={names} own={own} />
    </Stage>
  )
}

const Answer = ({ to, children }: { to: string; children?: ReactNode }) => (
  <>
    <ButtonLink look="signal" href={to}>
      <Icon name="play" size={18} />
      {words.home.answer}
    </ButtonLink>
    {children}
    <ButtonLink look="ghost" href={placeHref('tables')}>
      {words.home.allTables}
    </ButtonLink>
  </>
)

const Pads = ({ game, options, names, own }: { game: string; options: Settings['options']; names: readonly string[]; own: number }) => (
  <ul className="pads">
    {names.map((name, seat) => (
      <li key={seat}>
        <Pad seat={seat} figure={figureOf(game, seat, options)} height={300} />
        <span className="plate">
          <Badge seat={seat} />
          <b className="ellipsis">{seat === own ? words.you : name}</b>
        </span>
      </li>
    ))}
  </ul>
)
