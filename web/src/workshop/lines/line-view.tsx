import {
  effectsFor,
  headsOf,
  labelOf,
  momentsFor,
  moved,
  rewritten,
  valueLabel,
  within,
  wordsOf,
  type Choice,
  type Field,
  type Line,
  type Lines,
  type Path,
} from '@robodrome/workshop'
import type { KeyboardEvent } from 'react'
import { Icon } from '../../kit/icons.tsx'
import { IconButton } from '../../kit/icon-button.tsx'
import { language } from '../../words/language.ts'
import { lineWords as w } from '../../words/workshop-lines.ts'
import { useEditing } from '../editing.ts'
import { FieldView, ProblemHere } from '../fields.tsx'
import { Chip } from './chip.tsx'
import { Choices } from './choices.tsx'

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** A line as a sentence. Its moment, its effect and its numbers are chips; the chooser opens inside the line. */
export function LineView({ line, lines, isOpen, open }: { line: Line; lines: Lines; isOpen: boolean; open(path: Path | null): void }) {
  const { bench, draft, problems, set, replace } = useEditing()
  const { none } = line
  const { moment, effect } = headsOf(bench, draft.content, line)
  const said = wordsOf(bench, draft.content, lines, line, language)
  const shown = new Set(said?.map(({ field }) => field))
  const fields = line.fields.flatMap((field) => [...within(field)])
  const isBad = ({ path }: Field): boolean => problems.some((each) => startsWith(each.path, path))
  // Fields without words in the sentence; if no sentence can be generated, these are all of them.
  const left = fields.filter((field) => isSingle(field) && field !== moment?.field && field !== effect?.field && !shown.has(field))
  // A part that may be missing shows its value itself.
  const inner = new Set(left.flatMap((field) => [...within(field)].slice(1)))
  const rest = left.filter((field) => !inner.has(field))
  const restShown = said === null || isOpen ? rest : rest.filter(isBad)
  const problem = problems.find(
    (each) => startsWith(each.path, line.path) && !fields.filter(isSingle).some((field) => startsWith(each.path, field.path)),
  )
  const name = moment === undefined ? labelOf(bench.game, line.path, language) : valueLabel(bench.game, moment.now, language)
  const effectName = effect === undefined ? '' : valueLabel(bench.game, effect.now, language)
  const press = (event: KeyboardEvent): void => {
    const by = event.altKey ? STEPS[event.key] : undefined
    const next = by === undefined ? null : moved(draft.content, line, by)
    if (next === null) return
    event.preventDefault()
    replace(rewritten(bench, next, line.path))
  }
  const toggle = (): void => open(isOpen ? null : line.path)
  return (
    <li
      className={`line-box${isOpen ? ' open' : ''}${problem === undefined ? '' : ' bad'}`}
      data-path={line.path.join('.')}
      onKeyDown={press}
    >
      <div className="line-head">
        {(none !== 'fixed' || moment !== undefined) && (
          <button type="button" className="line-pick" aria-expanded={isOpen} onClick={toggle}>
            {name}
          </button>
        )}
        {effect !== undefined && (
          <button type="button" className="line-pick" aria-expanded={isOpen} onClick={toggle}>
            {effectName}
          </button>
        )}
        {none !== 'fixed' && (
          <IconButton aria-label={w.remove(name)} onClick={() => set(line.path, none)}>
            <Icon name="close" />
          </IconButton>
        )}
      </div>
      {said !== null && said.length > 0 && (
        <p className="line-words" lang={language}>
          {said.map(({ text, field }, i) => {
            const key = `${i} ${field?.path.join('.') ?? ''}`
            if (field === null) return <span key={key}>{text}</span>
            return (
              <span key={key}>
                <Chip field={field} words={text.trimEnd()} />
                {/\s*$/.exec(text)![0]}
              </span>
            )
          })}
        </p>
      )}
      {isOpen && <Chooser line={line} lines={lines} open={open} />}
      {restShown.length > 0 && (
        <div className="line-rest">
          {restShown.map((field) => (
            <FieldView key={field.path.join('.')} field={field} />
          ))}
        </div>
      )}
      {problem && <ProblemHere path={line.path} problem={problem} />}
    </li>
  )
}

const startsWith = (path: Path, start: Path): boolean => start.every((key, i) => path[i] === key)
/** Fields with a value of their own, and parts that a line may lack. */
const isSingle = ({ kind }: Field): boolean => !['group', 'variants', 'table', 'list'].includes(kind)

function Chooser({ line, lines, open }: { line: Line; lines: Lines; open(path: Path): void }) {
  const { bench, draft, replace } = useEditing()
  const pick = ({ content, path }: Choice): void => {
    replace(content)
    open(path)
  }
  const moments = momentsFor(bench, draft.content, lines, line, language)
  const effects = effectsFor(bench, draft.content, line, language)
  return (
    <div className="line-chooser">
      {moments.length > 1 && <Choices title={w.moment} choices={moments} pick={pick} />}
      {effects.length > 1 && <Choices title={w.effect} choices={effects} pick={pick} />}
    </div>
  )
}
