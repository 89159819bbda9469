import { gameIds } from '@robodrome/games'
import type { Account, Challenge } from '@robodrome/protocol'
import { useEffect, useState } from 'react'
import { Button, ButtonLink } from '../kit/button.tsx'
import { Alert } from '../kit/alert.tsx'
import { Pill } from '../kit/pill.tsx'
import { EXTRAS } from '../boards/extras.ts'
import { Pad } from '../boards/pad.tsx'
import { Field, OneOf } from '../kit/field.tsx'
import { IconButton } from '../kit/icon-button.tsx'
import type { ClockName } from '../lobby/create/open-table.ts'
import { href, placeHref } from '../page/route.ts'
import { useModeName } from '../shell/question.ts'
import { Stage } from '../shell/stage.tsx'
import { signIn } from '../table/api.ts'
import { sitDownAt } from '../table/sit-down.ts'
import { gameName } from '../boards/faces.ts'
import { words } from '../words/index.ts'
import { accountOf, befriend, challenge, challengesToMe, decline, friends as ownFriends, invite, programsHere, unfriend } from './api.ts'
import { Seek } from './seek.tsx'
import { useLoaded } from '../table/remote.ts'
import { useWanted } from './use-wanted.ts'
import '../lobby/create/create.css'
import './meet.css'
import '../shell/stage.css'
import '../lobby/lobby.css'

const PACE = { everyMs: 5_000 }

/** Choosing a game and an opponent. #/opponents/CODE accepts an invitation, #/opponents/to/ID challenges somebody. */
export default function Opponents({ rest: [first, id] }: { rest: readonly string[] }) {
  const code = first === 'to' ? undefined : first
  const whom = first === 'to' && id !== undefined ? id : null
  const [rival, setRival] = useState<Account | null>(null)
  const [friend, setFriend] = useState<Account | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isKnown, setKnown] = useState(false)
  const { wanted, mode, modes, table, change } = useWanted()
  const w = words.opponents
  const attempt = (work: Promise<unknown>): void => {
    setProblem(null)
    work.catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)))
  }
  useEffect(() => {
    attempt(signIn().then(() => setKnown(true)))
  }, [])
  useEffect(() => {
    setRival(null)
    if (whom !== null) attempt(accountOf(whom).then(setRival))
  }, [whom])
  const play = (account: Account): void => {
    if (table !== null) attempt(challenge({ ...table, to: [account.id] }))
  }
  return (
    <div className="lobby meet">
      <Stage
        heading={rival ? w.challengeName(words.seatName(rival)) : friend ? w.befriended(friend.name) : w.title}
        lead={rival ? w.challengeLead : w.lead}
        actions={
          friend !== null &&
          rival === null && (
            <ButtonLink look="ghost" href={placeHref('opponents', 'to', friend.id)}>
              {w.challengeName(friend.name)}
            </ButtonLink>
          )
        }
      >
        <Pad seat={0} figure={EXTRAS.cat} height={190} />
      </Stage>
      <main className="wrap">
        <div>
          {isKnown && <Challenges attempt={attempt} />}
          <section aria-labelledby="what-to-play" className="panel meet-form">
            <h2 id="what-to-play">{w.what}</h2>
            <OneOf
              title={w.game}
              name="game"
              value={wanted.game}
              onPick={(game) => change({ game })}
              values={gameIds().map((id) => [id, gameName(id)])}
            />
            <OneOf
              title={w.mode}
              name="mode"
              value={mode}
              onPick={(each) => change({ mode: each })}
              values={modes.map(({ id, title }) => [id, title])}
            />
            <OneOf
              title={w.clock}
              name="clock"
              value={wanted.clock}
              onPick={(each) => change({ clock: each as ClockName })}
              values={Object.entries(words.create.clocks)}
            />
            {whom === null ? (
              <Seek table={isKnown ? table : null} say={setProblem} />
            ) : (
              <Button
                look="signal"
                aria-disabled={rival === null || table === null || !isKnown}
                onClick={() => rival && isKnown && play(rival)}
              >
                {w.challenge}
              </Button>
            )}
            {problem && <Alert>{problem}</Alert>}
          </section>
        </div>
        <div>
          {isKnown && <Friends code={code} attempt={attempt} play={play} befriended={setFriend} />}
          <Programs play={play} />
        </div>
      </main>
    </div>
  )
}

type Attempt = (work: Promise<unknown>) => void

function Challenges({ attempt }: { attempt: Attempt }) {
  const { found, again } = useLoaded(challengesToMe, PACE)
  const w = words.opponents
  if (found === null || found.length === 0) return null
  return (
    <section aria-labelledby="challenges">
      <h2 id="challenges">{w.challenges}</h2>
      <ul className="panel meet-list">
        {found.map((each) => (
          <Asked key={each.id} challenge={each} attempt={attempt} again={again} />
        ))}
      </ul>
    </section>
  )
}

function Asked({
  challenge: { id, from, game, settings, clock, table },
  attempt,
  again,
}: {
  challenge: Challenge
  attempt: Attempt
  again(): Promise<void>
}) {
  const mode = useModeName(game, settings.mode)
  const w = words.opponents
  return (
    <li>
      <span className="grow">
        <b>{w.challengedBy(words.seatName(from), gameName(game))}</b>
        <small>{[mode, words.home.pace(clock)].filter((word) => word !== '').join(' · ')}</small>
      </span>
      <Button onClick={() => attempt(sitDownAt(table))}>{w.accept}</Button>
      <Button look="ghost" onClick={() => attempt(decline(id).then(again))}>
        {w.decline}
      </Button>
    </li>
  )
}

interface FriendsProps {
  code: string | undefined
  attempt: Attempt
  play(friend: Account): void
  /** A visitor with an invitation is told about it at the top, because on a phone this list is far below. */
  befriended(friend: Account): void
}

function Friends({ code, attempt, play, befriended }: FriendsProps) {
  const { found, again } = useLoaded(ownFriends, PACE)
  const [link, setLink] = useState<string | null>(null)
  const w = words.opponents
  useEffect(() => {
    if (code === undefined) return
    attempt(
      befriend(code).then((friend) => {
        befriended(friend)
        location.hash = placeHref('opponents')
        return again()
      }),
    )
    // An invitation is accepted once; other changes must not accept it again.
  }, [code])
  const invited = (made: string): void => setLink(new URL(placeHref('opponents', made), location.href).href)
  return (
    <section aria-labelledby="friends">
      <h2 id="friends">
        {w.friends}
        <button type="button" className="more" onClick={() => attempt(invite().then(invited))}>
          {w.invite}
        </button>
      </h2>
      {link && (
        <Field title={w.invitation}>
          <input type="text" readOnly value={link} onFocus={(event) => event.target.select()} />
        </Field>
      )}
      {found?.length === 0 && <p className="note">{w.noFriends}</p>}
      <ul className="panel meet-list">
        {found?.map((friend) => (
          <li key={friend.id}>
            <b className="grow ellipsis">{friend.name}</b>
            {friend.table !== null && (
              <ButtonLink look="ghost" href={href({ at: 'table', id: friend.table })} aria-label={w.tableOf(friend.name)}>
                {w.toTable}
              </ButtonLink>
            )}
            <Button aria-label={w.challengeName(friend.name)} onClick={() => play(friend)}>
              {w.challenge}
            </Button>
            <IconButton aria-label={w.unfriend(friend.name)} onClick={() => attempt(unfriend(friend.id).then(again))}>
              ×
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Programs({ play }: { play(program: Account): void }) {
  const { found } = useLoaded(programsHere, PACE)
  const w = words.opponents
  return (
    <section aria-labelledby="programs-here">
      <h2 id="programs-here">
        {w.programs}
        <a className="more" href={placeHref('programs')}>
          {w.own}
        </a>
      </h2>
      {found?.length === 0 && <p className="note">{w.noPrograms}</p>}
      <ul className="panel meet-list">
        {found?.map((program) => (
          <li key={program.id}>
            <b className="grow ellipsis">
              {program.name} <Pill>{words.bot}</Pill>
            </b>
            <Button aria-label={w.challengeName(program.name)} onClick={() => play(program)}>
              {w.challenge}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
