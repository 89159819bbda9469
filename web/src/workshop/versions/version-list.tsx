import { contentOf, shortDigest } from '@robodrome/workshop'
import { useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { Icon } from '../../kit/icons.tsx'
import { go } from '../../page/route.ts'
import { language } from '../../words/language.ts'
import { versionWords as w } from '../../words/workshop-versions.ts'
import { LONGEST_NAME, MOST_BOXES, newDraft, saveDraft, useDrafts } from '../drafts.ts'
import { useEditing } from '../editing.ts'
import { idOf } from '../play.ts'
import { isDraft, makeVersion } from './make.ts'

/** The maximum number of characters in a note. */
const LONGEST_NOTE = 140

/** The versions of the box: a new one with a note, and each stored one, which can be restored or forked. */
export function VersionList() {
  const { bench, draft, replace } = useEditing()
  const [note, setNote] = useState('')
  const isFull = useDrafts().length >= MOST_BOXES
  const next = (draft.versions.at(-1)?.number ?? 0) + 1
  const make = (): void => {
    makeVersion(bench, draft, note)
    setNote('')
  }
  return (
    <section className="panel versions" aria-labelledby="versions-heading">
      <h2 id="versions-heading">
        {w.title} <small>{draft.from !== null && w.forkOf(draft.from.split(' ')[0]!)}</small>
      </h2>
      {isDraft(bench, draft) && (
        <form
          className="row"
          onSubmit={(event) => {
            event.preventDefault()
            make()
          }}
        >
          <input
            type="text"
            aria-label={w.note}
            placeholder={w.note}
            maxLength={LONGEST_NOTE}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
          <Button type="submit">{w.make(next)}</Button>
        </form>
      )}
      <ul>
        {draft.versions.toReversed().map((version) => {
          const name = w.version(version.number)
          const content = (): ReturnType<typeof contentOf> => contentOf(bench, version)
          const fork = (): void => {
            const title = w.fork(draft.name).slice(0, LONGEST_NAME)
            const made = newDraft(draft.game, title, content(), `${idOf(draft.name)} ${version.digest}`)
            saveDraft(made)
            go({ at: 'place', place: 'workshop', rest: [made.id] })
          }
          return (
            <li key={version.number}>
              <span>
                <b>{name}</b> <code>{shortDigest(version.digest)}</code>{' '}
                <small>{new Date(version.made).toLocaleString(language, { dateStyle: 'short', timeStyle: 'short' })}</small>
                {version.note !== '' && <q>{version.note}</q>}
              </span>
              <Button look="ghost" aria-label={w.back(name)} title={w.back(name)} onClick={() => replace(content())}>
                <Icon name="undo" />
              </Button>
              <Button look="ghost" aria-label={w.forkIt(name)} title={w.forkIt(name)} disabled={isFull} onClick={fork}>
                <Icon name="copy" />
              </Button>
            </li>
          )
        })}
        {draft.versions.length === 0 && <li>{w.none}</li>}
      </ul>
    </section>
  )
}
