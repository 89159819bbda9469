import { keyOf } from '@robodrome/games'
import { labelOf, pieceNamed, piecesIn, sentencesFor, valueAt, type Sentence } from '@robodrome/workshop'
import { useState } from 'react'
import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icons.tsx'
import { words } from '../words/index.ts'
import { language } from '../words/language.ts'
import { versionWords as v } from '../words/workshop-versions.ts'
import type { TrialTold } from '../table/worker-messages.ts'
import { useEditing } from './editing.ts'
import { Trial } from './trial.tsx'
import { basesOf } from './versions/base.ts'
import type { Chosen } from './piece-list.tsx'

const w = words.workshop

/** The changes of the box as sentences, each of which can be reverted, and its problems. */
export function ChangeList({ choose, trial }: { choose(chosen: Chosen): void; trial: TrialTold | null }) {
  const { bench, draft, problems, set } = useEditing()
  const [wanted, want] = useState('printed')
  const bases = basesOf(bench, draft)
  const base = bases.find(({ id }) => id === wanted) ?? bases[0]!
  const sentences = sentencesFor(bench, base.content, draft.content, language)
  const undo = (sentence: Sentence): void => {
    const path = placeOf(draft.content, sentence.path)
    const [list = '', id = '', ...rest] = sentence.path
    const piece = pieceNamed(base.content, list, id)
    if (path !== null && piece !== undefined) set(path, valueAt(piece, rest))
  }
  return (
    <aside className="panel changes" aria-labelledby="changes-heading">
      <h2 id="changes-heading">{w.changes(sentences.length)}</h2>
      {bases.length > 1 ? (
        <label className="compare">
          <small>{v.compare}</small>
          <select value={base.id} onChange={({ target }) => want(target.value)}>
            {bases.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <small>{w.allChanges}</small>
      )}
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence.path.join(' ')}>
            <b aria-hidden="true">{sentence.sign}</b> <span>{sentence.text}</span>
            {sentence.path.length > 2 && (
              <Button look="ghost" aria-label={`${w.undo}: ${sentence.text}`} onClick={() => undo(sentence)}>
                <Icon name="undo" />
              </Button>
            )}
          </li>
        ))}
        {sentences.length === 0 && <li>{base.id === 'printed' ? w.noChanges : v.same}</li>}
      </ul>
      {problems.length > 0 && (
        <>
          <h2>{w.problems(problems.length)}</h2>
          <ul>
            {problems.map(({ path, found, expected }) => {
              const [list, at] = path
              const said = typeof found === 'string' || typeof found === 'number' ? String(found).slice(0, 60) : '–'
              return (
                <li key={`${path.join(' ')} ${expected.message}`} className="bad">
                  <span>
                    <b>{labelOf(bench.game, path, language)}</b> {w.wrong(said, words.refusal(expected))}
                  </span>
                  {typeof list === 'string' && typeof at === 'number' && <Button onClick={() => choose({ list, at })}>{w.show}</Button>}
                </li>
              )
            })}
          </ul>
        </>
      )}
      {trial !== null && <Trial game={draft.game} told={trial} />}
    </aside>
  )
}

/** The path of a change in the content, with pieces given by their index instead of their id. */
function placeOf(content: Parameters<typeof piecesIn>[0], [list = '', id = '', ...rest]: readonly string[]): (string | number)[] | null {
  const at = piecesIn(content, list).findIndex((piece) => keyOf(piece) === id)
  return at < 0 ? null : [list, at, ...rest.map((key) => (/^\d+$/.test(key) ? Number(key) : key))]
}
