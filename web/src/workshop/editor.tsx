import { sentencesFor, valueAt } from '@robodrome/workshop'
import { useEffect, useState } from 'react'
import { easyMind, mindIds } from '../frame/opponents.ts'
import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icons.tsx'
import { mindName, words } from '../words/index.ts'
import { language } from '../words/language.ts'
import { ChangeList } from './change-list.tsx'
import type { Draft } from './drafts.ts'
import { EditingContext } from './editing.ts'
import { PieceList, type Chosen } from './piece-list.tsx'
import { PieceView } from './piece-view.tsx'
import { playDraft } from './play.ts'
import type { TabProps } from './tab.ts'

const w = words.workshop

/** The editor of a box: its pieces, the fields of one of them, the differences, and a battle with it at once. */
export function Editor({ bench, draft, edits }: TabProps) {
  const [chosen, choose] = useState<Chosen | null>(null)
  const [mind, setMind] = useState(easyMind())
  const at = chosen ?? { list: bench.pieces[0]!.list, at: 0 }
  const id = idAt(draft, at)
  const play = (): void => void playDraft(draft, mind, id === undefined ? undefined : { list: at.list, id })
  useShortcuts({ undo: edits.undo, redo: edits.redo, play })
  const problems = bench.faults(draft.content)
  const sentences = sentencesFor(bench, bench.printed, draft.content, language)
  return (
    <EditingContext value={{ bench, draft, problems, set: edits.set }}>
      <main className="workshop-edit">
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
