import { keyOf } from '@robodrome/games'
import { labelOf, piecesIn, printedAt, type Sentence } from '@robodrome/workshop'
import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icons.tsx'
import { words } from '../words/index.ts'
import { language } from '../words/language.ts'
import { useEditing } from './editing.ts'
import type { Chosen } from './piece-list.tsx'

const w = words.workshop

/** The changes of the box as sentences, each of which can be taken back, and its problems. */
export function ChangeList({ sentences, choose }: { sentences: readonly Sentence[]; choose(chosen: Chosen): void }) {
  const { bench, draft, problems, set } = useEditing()
  const undo = (sentence: Sentence): void => {
    const path = placeOf(draft.content, sentence.path)
    if (path !== null) set(path, printedAt(bench, draft.content, path))
  }
  return (
    <aside className="panel changes" aria-labelledby="changes-heading">
      <h2 id="changes-heading">{w.changes(sentences.length)}</h2>
      <small>{w.allChanges}</small>
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
        {sentences.length === 0 && <li>{w.noChanges}</li>}
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
    </aside>
  )
}

/** The place of a change in the content: pieces by their place instead of their id. */
function placeOf(content: Parameters<typeof piecesIn>[0], [list = '', id = '', ...rest]: readonly string[]): (string | number)[] | null {
  const at = piecesIn(content, list).findIndex((piece) => keyOf(piece) === id)
  return at < 0 ? null : [list, at, ...rest.map((key) => (/^\d+$/.test(key) ? Number(key) : key))]
}
