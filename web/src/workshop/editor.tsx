import { sentencesFor, valueAt } from '@robodrome/workshop'
import { useEffect, useState } from 'react'
import { gameName } from '../boards/faces.ts'
import { easyMind, mindIds } from '../frame/opponents.ts'
import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icons.tsx'
import { placeHref } from '../page/route.ts'
import { mindName, words } from '../words/index.ts'
import { language } from '../words/language.ts'
import { ChangeList } from './change-list.tsx'
import { isKept, LONGEST_NAME, saveDraft, type Draft } from './drafts.ts'
import { EditingContext } from './editing.ts'
import { exportBox } from './export.ts'
import { PieceList, type Chosen } from './piece-list.tsx'
import { PieceView } from './piece-view.tsx'
import { playDraft } from './play.ts'
import { useBench } from './use-bench.ts'
import { useEdits } from './use-edits.ts'

const w = words.workshop

/** The editor of a box: its pieces, the fields of one of them, the differences, and a battle with it at once. */
export function Editor({ draft }: { draft: Draft }) {
  const bench = useBench(draft.game)
  const edits = useEdits(bench, draft)
  const [chosen, choose] = useState<Chosen | null>(null)
  const [mind, setMind] = useState(easyMind())
  const first = bench === null ? null : { list: bench.pieces[0]!.list, at: 0 }
  const at = chosen ?? first
  const id = at === null ? undefined : idAt(draft, at)
  const play = (): void => void playDraft(draft, mind, at === null || id === undefined ? undefined : { list: at.list, id })
  useShortcuts({ undo: edits.undo, redo: edits.redo, play })
  if (bench === null || at === null) return null
  const problems = bench.faults(draft.content)
  const sentences = sentencesFor(bench, bench.printed, draft.content, language)
  return (
    <EditingContext value={{ bench, draft, problems, set: edits.set }}>
      <main className="workshop workshop-edit">
        <header className="editor-bar">
          <a href={placeHref('workshop')} aria-label={w.gallery}>
            <Icon name="back" />
          </a>
          <div>
            <input
              type="text"
              className="box-name"
              aria-label={w.name}
              maxLength={LONGEST_NAME}
              value={draft.name}
              onChange={({ target }) => saveDraft({ ...draft, name: target.value, saved: Date.now() })}
            />
            <small>{w.draft(gameName(draft.game))}</small>
          </div>
          <small role="status">{isKept() ? w.saved : w.unsaved}</small>
          <Button look="ghost" aria-label={w.undo} disabled={edits.undo === null} onClick={() => edits.undo?.()}>
            <Icon name="undo" />
          </Button>
          <Button look="ghost" aria-label={w.redo} disabled={edits.redo === null} onClick={() => edits.redo?.()}>
            <Icon name="redo" />
          </Button>
          <Button look="ghost" onClick={() => exportBox(bench, draft)}>
            <Icon name="download" /> {w.exportBox}
          </Button>
        </header>
        <PieceList sentences={sentences} chosen={at} choose={choose} />
        <PieceView key={`${at.list} ${at.at}`} chosen={at} />
        <ChangeList sentences={sentences} choose={choose} />
        <footer className="try-it striped">
          <div>
            <h2>{w.against}</h2>
            <p>{w.atOnce}</p>
          </div>
          <select aria-label={w.against} value={mind} onChange={({ target }) => setMind(target.value)}>
            {mindIds().map((each) => (
              <option key={each} value={each}>
                {mindName(each)}
              </option>
            ))}
          </select>
          <Button look="signal" onClick={play}>
            <Icon name="play" /> {w.playBox(draft.name)}
          </Button>
        </footer>
      </main>
    </EditingContext>
  )
}

const idAt = ({ good }: Draft, { list, at }: Chosen): string | undefined => {
  const id = valueAt(good, [list, at, 'id'])
  return typeof id === 'string' ? id : undefined
}

/** Ctrl+Z undoes, Ctrl+Shift+Z and Ctrl+Y redo, Ctrl+Enter plays, also while somebody types. */
function useShortcuts({ undo, redo, play }: { undo: (() => void) | null; redo: (() => void) | null; play(): void }): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return
      const key = event.key.toLowerCase()
      const act = key === 'enter' ? play : key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : null
      if (act === null) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}
