import { useState } from 'react'
import { Button, ButtonLink } from '../../kit/button.tsx'
import { placeHref } from '../../page/route.ts'
import { useLoaded } from '../../table/remote.ts'
import { roomWords } from '../../words/league-rooms.ts'
import { friendsOf } from '../api.ts'
import { Fault, useAttempt } from '../fault.tsx'
import type { League } from '../league.ts'
import './together.css'

/** LG-ENT-3 Entering as a team: invitations received and sent, or else friends to invite. */
export function TeamEntry({ league: { view, act, team } }: { league: League }) {
  const w = roomWords.teams
  const { attempt, fault, isBusy } = useAttempt()
  if (team === null) return null
  const asked = view.invitations.filter(({ mine }) => !mine)
  const [own] = view.invitations.filter(({ mine }) => mine)
  const answer = (invitation: number) => (): void => attempt(() => act({ kind: 'declined', invitation }))
  return (
    <div className="lg-team">
      <Fault fault={fault} />
      {asked.map(({ id, name, members }) => (
        <div key={id} className="row flow spread lg-asked">
          <span className="grow">{w.asked(members[0]!, name)}</span>
          <Button look="signal" disabled={isBusy} onClick={() => attempt(() => team.accept(id))}>
            {w.accept}
          </Button>
          <Button look="ghost" disabled={isBusy} onClick={answer(id)}>
            {w.decline}
          </Button>
        </div>
      ))}
      {own === undefined ? (
        <AskFriend ask={team.ask} />
      ) : (
        <div className="row flow spread">
          <span className="grow">{w.waiting(own.members[1]!, own.name)}</span>
          <Button look="ghost" disabled={isBusy} onClick={answer(own.id)}>
            {w.takeBack}
          </Button>
        </div>
      )}
    </div>
  )
}

function AskFriend({ ask }: { ask(partner: string, name: string): Promise<void> }) {
  const w = roomWords.teams
  const { attempt, fault, isBusy } = useAttempt()
  const known = useLoaded(friendsOf)
  const friends = known.found ?? (known.failure ? [] : null)
  const [partner, setPartner] = useState('')
  const [name, setName] = useState('')
  if (friends === null) return null
  if (friends.length === 0)
    return (
      <p className="row flow spread">
        <span className="grow">{w.noFriends}</span>
        <ButtonLink href={placeHref('opponents')}>{w.findFriends}</ButtonLink>
      </p>
    )
  const chosen = friends.some(({ id }) => id === partner) ? partner : friends[0]!.id
  return (
    <form
      className="row flow lg-ask"
      onSubmit={(event) => {
        event.preventDefault()
        attempt(() => ask(chosen, name.trim()))
      }}
    >
      <Fault fault={fault} />
      <label className="grow">
        <span className="label">{w.partner}</span>
        <select value={chosen} onChange={(event) => setPartner(event.target.value)}>
          {friends.map((friend) => (
            <option key={friend.id} value={friend.id}>
              {friend.name}
            </option>
          ))}
        </select>
      </label>
      <label className="grow">
        <span className="label">{w.name}</span>
        <input type="text" maxLength={40} value={name} placeholder={w.noName} onChange={(event) => setName(event.target.value)} />
      </label>
      <Button type="submit" look="signal" disabled={isBusy}>
        {w.ask}
      </Button>
    </form>
  )
}
