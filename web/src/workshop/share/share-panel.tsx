import { VISIBILITIES, type SharedBox, type Visibility } from '@robodrome/protocol'
import type { Bench } from '@robodrome/workshop'
import { useState } from 'react'
import { Alert } from '../../kit/alert.tsx'
import { Button } from '../../kit/button.tsx'
import { Field } from '../../kit/field.tsx'
import { sharingWords as w } from '../../words/sharing.ts'
import type { Draft } from '../drafts.ts'
import { idOf } from '../play.ts'
import { setShare, shareBox } from './api.ts'
import type { Shares } from './use-share.ts'

const LONGEST_NOTE = 140

/** Shares the draft as a new version, or changes who can see the version that the host already has. */
export function SharePanel({ bench, draft, shares }: { bench: Bench; draft: Draft; shares: Shares }) {
  const { mine, isAway, same, next, again } = shares
  const [picked, pick] = useState<Visibility | null>(null)
  const [note, setNote] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const visibility = picked ?? same?.visibility ?? 'me'
  const share = async (): Promise<void> => {
    setBusy(true)
    setFault(null)
    const { game, name, good } = draft
    await (
      same === null
        ? shareBox({ game, id: idOf(name), content: good }, { ...next, title: name, note: note.trim(), visibility })
        : setShare(same.name, { ...versionOf(same), visibility })
    ).catch((error: Error) => setFault(error.message))
    setBusy(false)
    await again()
  }
  if (isAway) return <Alert mild>{w.noHost}</Alert>
  if (mine === null) return null
  return (
    <section className="panel" aria-labelledby="share-who">
      <h2 id="share-who">
        {w.version(same?.version ?? next.version)}
        {same !== null && <small> {w.same}</small>}
      </h2>
      <fieldset className="setting visibility">
        <legend>{w.who}</legend>
        {VISIBILITIES.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="visibility"
              checked={each === visibility}
              disabled={(each === 'gallery' && mine.gallery === 'off') || (each !== 'me' && mine.blocked)}
              onChange={() => pick(each)}
            />
            <span>
              <b>{w.visibility[each][0]}</b>
              <small>{each === 'gallery' && mine.gallery === 'off' ? w.galleryOff : w.visibility[each][1]}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {same === null ? (
        <Field title={w.note}>
          <input type="text" maxLength={LONGEST_NOTE} value={note} onChange={({ target }) => setNote(target.value)} />
          <small>{w.noteHint}</small>
        </Field>
      ) : (
        <>
          {same.note !== '' && (
            <p>
              <q>{same.note}</q>
            </p>
          )}
          {same.state !== 'shown' && <p className="state">{w.states[same.state]}</p>}
        </>
      )}
      {mine.blocked && <Alert>{w.blocked}</Alert>}
      {bench.faults(draft.content).length > 0 && <p>{w.hasProblems}</p>}
      <Alert>{fault}</Alert>
      {same?.visibility !== visibility && (
        <Button look="signal" disabled={isBusy} onClick={() => void share()}>
          {isBusy ? w.sharing : same !== null ? w.save : visibility === 'me' ? w.keepVersion(next.version) : w.shareVersion(next.version)}
        </Button>
      )}
    </section>
  )
}

/**
 * The fields that a change of visibility must repeat, because a version itself does not change. The host keeps the version's origin, which
 * this page may not know.
 */
export const versionOf = ({ title, note, version, parent, forkedFrom }: SharedBox) => ({
  title,
  note,
  version,
  parent,
  forkedFrom: forkedFrom?.name.split(' ')[1] ?? null,
})
