import { VISIBILITIES, type OwnBoxes, type SharedBox, type Visibility } from '@robodrome/protocol'
import { shortDigest } from '@robodrome/workshop'
import { useState } from 'react'
import { Alert } from '../../kit/alert.tsx'
import { Button } from '../../kit/button.tsx'
import { Icon } from '../../kit/icons.tsx'
import { placeHref } from '../../page/route.ts'
import { sharingWords as w } from '../../words/sharing.ts'
import { setShare, takeAway } from './api.ts'
import { Facts } from './meta.tsx'
import { versionOf } from './share-panel.tsx'
import { limitsOf } from './use-share.ts'

/** The versions of a box that this host has: who can see each, what the host says about it, and a button to delete it. */
export function Versions({ mine, versions, again }: { mine: OwnBoxes; versions: readonly SharedBox[]; again(): Promise<void> }) {
  const [fault, setFault] = useState<string | null>(null)
  const doing = async (work: Promise<unknown>): Promise<void> => {
    setFault(null)
    await work.catch((error: Error) => setFault(error.message))
    await again()
  }
  return (
    <section className="panel" aria-labelledby="share-versions">
      <h2 id="share-versions">{w.versions}</h2>
      {versions.length === 0 && <p>{w.noVersions}</p>}
      <ul className="box-versions">
        {versions.map((box) => (
          <li key={box.name}>
            <div>
              <a href={placeHref('box', ...box.name.split(' '))}>{w.version(box.version)}</a>{' '}
              <code>{shortDigest(box.name.split(' ')[1]!)}</code>
              {box.note !== '' && <p>{box.note}</p>}
              <Facts box={box} />
              {box.state !== 'shown' && <p className="state">{w.states[box.state]}</p>}
            </div>
            <select
              aria-label={`${w.who} ${w.version(box.version)}`}
              value={box.visibility}
              onChange={({ target }) => void doing(setShare(box.name, { ...versionOf(box), visibility: target.value as Visibility }))}
            >
              {VISIBILITIES.map((each) => (
                <option key={each} value={each}>
                  {w.visibility[each][0]}
                </option>
              ))}
            </select>
            <Button look="ghost" aria-label={`${w.takeAway}: ${w.version(box.version)}`} onClick={() => void doing(takeAway(box.name))}>
              <Icon name="trash" />
            </Button>
          </li>
        ))}
      </ul>
      <Alert>{fault}</Alert>
      <small>{w.limits(...limitsOf(mine))}</small>
    </section>
  )
}
