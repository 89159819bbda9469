import { keyOf } from '@robodrome/games'
import { piecesIn, sentencesFor, valueAt, type Place } from '@robodrome/workshop'
import { useEffect, useState } from 'react'
import { easyMind, mindIds } from '../frame/opponents.ts'
import { Button } from '../kit/button.tsx'
import { OneOf } from '../kit/field.tsx'
import { Icon } from '../kit/icons.tsx'
import { mindName, words } from '../words/index.ts'
import { language } from '../words/language.ts'
import { ChangeList } from './change-list.tsx'
import { EditingContext } from './editing.ts'
import { PieceList, type Chosen } from './piece-list.tsx'
import { PieceView } from './piece-view.tsx'
import { playDraft } from './play.ts'
import type { TabProps } from './tab.ts'
import { useTrial } from './use-trial.ts'
import { VersionList } from './versions/version-list.tsx'

const w = words.workshop
/** Where a fight begins: at a prepared place, or as a whole game. */
type Where = Place['id'] | 'whole'

/** The editor of a box: its pieces, the fields of one of them, the differences, and a battle with the box right away. */
export function Editor({ bench, draft, edits }: TabProps) {
  const [chosen, choose] = useState<Chosen | null>(() => firstChanged(bench, draft))
  const [mind, setMind] = useState(easyMind())
  const at = chosen ?? { list: bench.pieces[0]!.list, at: 0 }
  const piece = valueAt(draft.good, [at.list, at.at])
  const places = piece === undefined ? [] : bench.places(at.list, piece, draft.good).map(({ id }) => id)
  const [wanted, want] = useState<Where | null>(null)
  const where = places.find((each) => each === wanted) ?? (wanted === 'whole' ? 'whole' : (places[0] ?? 'whole'))
  const play = (): void =>
    void playDraft(draft, mind, piece === undefined || where === 'whole' ? null : { piece, list: at.list, place: where })
  useShortcuts({ undo: edits.undo, redo: edits.redo, play })
  const problems = bench.faults(draft.content)
  const sentences = sentencesFor(bench, bench.printed, draft.content, language)
  const trial = useTrial(draft.game, draft.name, draft.good, sentences.length > 0)
  return (
    <EditingContext value={{ bench, draft, problems, set: edits.set, replace: edits.replace }}>
      <main className="workshop-edit">
        <PieceList sentences={sentences} chosen={at} choose={choose} />
        <PieceView key={`${at.list} ${at.at}`} chosen={at} />
        <div className="edit-side">
          <ChangeList choose={choose} trial={trial} />
          <VersionList />
        </div>
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
          {places.length > 0 && (
            <OneOf
              title={w.where}
              name="try-where"
              value={where}
              onPick={(value) => want(places.find((each) => each === value) ?? 'whole')}
              values={[...places, 'whole' as const].map((each) => [each, w.places[each]])}
            />
          )}
          <Button look="signal" onClick={play}>
            <Icon name="play" /> <span className="play-name">{w.playBox(draft.name)}</span>
          </Button>
        </footer>
      </main>
    </EditingContext>
  )
}

/** The first piece that differs from the printed game: the subject of an idea or a fork. */
function firstChanged(bench: TabProps['bench'], { content }: TabProps['draft']): Chosen | null {
  const [list, key] = sentencesFor(bench, bench.printed, content, language)[0]?.path ?? []
  if (typeof list !== 'string') return null
  const at = piecesIn(content, list).findIndex((piece) => keyOf(piece) === key)
  return at < 0 ? null : { list, at }
}

/** Ctrl+Z undoes, Ctrl+Shift+Z and Ctrl+Y redo, and Ctrl+Enter plays, even while somebody is typing. */
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
