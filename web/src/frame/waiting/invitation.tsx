import type { Snapshot } from '@robodrome/table'
import { useState } from 'react'
import { Field } from '../../kit/field.tsx'
import { Button } from '../../kit/button.tsx'
import { Icon } from '../../kit/icons.tsx'
import { usePreferences } from '../../page/preferences.ts'
import type { TableLink } from '../../table/link.ts'
import { gameName } from '../../boards/faces.ts'
import { wonBy } from '../../boards/waiting-words.ts'
import { waitingWords } from '../../words/waiting.ts'
import { useMode } from '../use-mode.ts'
import './invitation.css'

const w = waitingWords

/** The page behind an invitation link: who invites, how long it takes, how to win, and one button. */
export const Invitation = ({ link, snapshot, seat, watch }: { link: TableLink; snapshot: Snapshot; seat: number; watch(): void }) => {
  const { name } = usePreferences()
  const isKept = snapshot.kept.includes(seat)
  const [typed, setTyped] = useState<string | null>(null)
  const { title, about } = useMode(snapshot)
  const won = wonBy(snapshot.game, snapshot.settings.mode)
  const said = won === undefined ? about : `${about} ${won}.`
  const people = snapshot.seats.filter(({ kind }) => kind === 'person').map((each) => each.name)
  const sit = async (): Promise<void> => {
    const wanted = typed?.trim() ?? ''
    if (wanted !== '' && wanted !== name) await link.callMe(wanted).catch(() => {})
    for (const each of isKept ? snapshot.kept : [seat]) await link.sit(each)
  }
  return (
    <section className="invitation">
      <h1>{people[0] !== undefined ? w.wants(people[0]) : isKept ? w.yourSeat : w.join(gameName(snapshot.game))}</h1>
      <p>{people[0] === undefined ? said : `${w.game(w.named(gameName(snapshot.game), title), snapshot.seats.length)}. ${said}`}</p>
      {!isKept && (
        <Field title={w.as}>
          <input type="text" maxLength={24} value={typed ?? name} onChange={(event) => setTyped(event.target.value)} />
        </Field>
      )}
      <div className="row flow">
        <Button look="signal" onClick={() => void sit()}>
          {isKept ? w.takeYours : w.takeSeat(seat + 1)}
        </Button>
        <Button look="ghost" onClick={watch}>
          <Icon name="eye" size={18} />
          {w.justWatch}
        </Button>
      </div>
      <small>{`${isKept ? '' : `${w.noAccount} `}${w.pace(snapshot.clockRules)}.`}</small>
    </section>
  )
}
