import { fits, labelOf, printedAt, sourceAt, tell, valueAt, valueLabel, type Field, type Path } from '@robodrome/workshop'
import type { Json, Sentence } from '@robodrome/kernel'
import type { ReactNode } from 'react'
import { Button } from '../kit/button.tsx'
import { words } from '../words/index.ts'
import { language } from '../words/language.ts'
import { useEditing } from './editing.ts'
import { Stepper } from './stepper.tsx'

const w = words.workshop

/** A field of a piece, shaped by its schema. */
export function FieldView({ field }: { field: Field }) {
  switch (field.kind) {
    case 'group':
      if (isTable(field)) return <RowsView rows={field.parts} />
      return <Group path={field.path}>{field.parts.map(viewOf)}</Group>
    case 'list':
      return <ListView field={field} />
    case 'table':
      return <TableView field={field} />
    case 'variants':
      return <VariantsView field={field} />
    case 'perhaps':
      return <PerhapsView field={field} />
    case 'number':
    case 'choice':
    case 'several':
    case 'flag':
    case 'line':
      return <Single field={field} />
  }
}

type GroupField = Extract<Field, { kind: 'group' }>

/** Whether all parts of a group have the same few numbers, so that they can be rows of a table. */
const isTable = (field: GroupField): field is GroupField & { parts: readonly GroupField[] } =>
  field.parts.length > 1 &&
  field.parts.every(
    (row) =>
      row.kind === 'group' &&
      row.parts.length === 2 &&
      row.parts.every(({ kind, path }) => kind === 'number' && typeof path.at(-1) === 'number'),
  )

/** Numbers in rows, and what results from each row. */
function RowsView({ rows }: { rows: readonly GroupField[] }) {
  const { bench, draft } = useEditing()
  const [list, at] = rows[0]!.path as [string, number]
  const piece = valueAt(draft.content, [list, at])
  const isWhole = piece !== undefined && fits(bench, list, piece)
  const follows = ({ path }: GroupField) => (isWhole ? (bench.follows?.(list, piece, path.slice(2), language) ?? []) : [])
  return (
    <table className="field-rows">
      <thead>
        <tr>
          <td />
          {rows[0]!.parts.map(({ path }) => (
            <th key={path.at(-1)} scope="col">
              {labelOf(bench.game, path, language)}
            </th>
          ))}
          {follows(rows[0]!).map(({ title }) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.path.join('.')}>
            <th scope="row">{labelOf(bench.game, row.path, language)}</th>
            {row.parts.map((part) => (
              <td key={part.path.join('.')}>{viewOf(part)}</td>
            ))}
            {follows(row).map(({ title, text }) => (
              <td key={title} className="follows" data-title={title}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const viewOf = (field: Field): ReactNode => <FieldView key={`${field.path.join('.')} ${'key' in field ? field.key : ''}`} field={field} />

const isSame = (a: Json | undefined, b: Json | undefined): boolean => JSON.stringify(a) === JSON.stringify(b)

function Group({ path, children }: { path: Path; children: ReactNode }) {
  const { bench } = useEditing()
  const label = labelOf(bench.game, path, language)
  return (
    <fieldset className="field-group">
      {label !== '' && <legend>{label}</legend>}
      {children}
    </fieldset>
  )
}

type SingleField = Extract<Field, { kind: 'number' | 'choice' | 'several' | 'flag' | 'line' }>

/** A field with one value: its name, its control, its former value, and its problem. */
function Single({ field }: { field: SingleField }) {
  const { bench, draft, problems, set } = useEditing()
  const { path } = field
  const value = valueAt(draft.content, path)
  const printed = printedAt(bench, draft.content, path)
  const source = sourceAt(bench, draft.content, path, draft.parent ?? undefined)
  const problem = problems.find((each) => each.path.length >= path.length && path.every((key, i) => each.path[i] === key))
  const isChanged = source === 'yours' || source === 'theirs'
  const label = labelOf(bench.game, path, language)
  return (
    <div className={`field ${source}${problem ? ' bad' : ''}`} data-path={path.join('.')}>
      <span className="field-label" title={w.sources[source]}>
        {label}
      </span>
      <span className="field-control">
        <Control field={field} value={value} label={label} set={(next) => set(path, next)} />
        {isChanged && printed !== undefined && !isSame(value, printed) && (
          <button type="button" className="was-value" onClick={() => set(path, printed)}>
            {w.back(tell(bench, printed, language))}
          </button>
        )}
      </span>
      {problem && <ProblemHere path={path} problem={problem} />}
    </div>
  )
}

export function ProblemHere({
  path,
  problem: { found, expected, proposal },
}: {
  path: Path
  problem: { found: unknown; expected: Sentence; proposal?: Json }
}) {
  const { bench, draft, set } = useEditing()
  const good = valueAt(draft.good, path)
  const said = typeof found === 'string' || typeof found === 'number' ? String(found).slice(0, 60) : '–'
  return (
    <div className="field-problem" role="alert">
      <p>
        <b>{w.wrong(said, words.refusal(expected))}</b> {good === undefined ? w.leftOut : w.meanwhile(tell(bench, good, language))}
      </p>
      <div className="row">
        {proposal !== undefined && <Button onClick={() => set(path, proposal)}>{w.use(tell(bench, proposal, language))}</Button>}
        {good !== undefined && <Button onClick={() => set(path, good)}>{w.backTo(tell(bench, good, language))}</Button>}
      </div>
    </div>
  )
}

function Control({
  field,
  value,
  label,
  set,
}: {
  field: SingleField
  value: Json | undefined
  label: string
  set(value: Json | undefined): void
}) {
  const { bench } = useEditing()
  const name = (each: string | number): string => valueLabel(bench.game, each, language)
  switch (field.kind) {
    case 'number':
      return <Stepper label={label} value={value} least={field.least} most={field.most} or={field.or} name={name} set={set} />
    case 'choice':
      return (
        <select
          value={typeof value === 'object' ? '' : String(value)}
          aria-label={label}
          onChange={({ target }) => set(field.among[target.selectedIndex])}
        >
          {field.among.map((each) => (
            <option key={each} value={String(each)}>
              {name(each)}
            </option>
          ))}
        </select>
      )
    case 'several': {
      const chosen = Array.isArray(value) ? value : []
      const toggle = (each: string | number): void => set(field.among.filter((other) => (other === each) !== chosen.includes(other)))
      return (
        <span className="chips">
          {field.among.map((each) => (
            <button key={each} type="button" className="toggle" aria-pressed={chosen.includes(each)} onClick={() => toggle(each)}>
              {name(each)}
            </button>
          ))}
        </span>
      )
    }
    case 'flag':
      return <input type="checkbox" aria-label={label} checked={value === true} onChange={() => set(value === true ? field.off : true)} />
    case 'line':
      return (
        <input type="text" aria-label={label} value={typeof value === 'string' ? value : ''} onChange={({ target }) => set(target.value)} />
      )
  }
}

function ListView({ field }: { field: Extract<Field, { kind: 'list' }> }) {
  const { draft, set } = useEditing()
  const list = valueAt(draft.content, field.path)
  const entries = Array.isArray(list) ? list : []
  return (
    <Group path={field.path}>
      {field.parts.map((part) => (
        <div key={part.path.join('.')} className="entry">
          {viewOf(part)}
          <Button look="ghost" onClick={() => set(part.path, undefined)}>
            {w.takeAway}
          </Button>
        </div>
      ))}
      {field.blank !== undefined && entries.length < field.most && (
        <Button look="ghost" onClick={() => set(field.path, [...entries, field.blank!])}>
          {w.add}
        </Button>
      )}
    </Group>
  )
}

/** Named values, such as the Charges of a Bot's Powers; the names are those of the pieces in the list with the same name. */
function TableView({ field }: { field: Extract<Field, { kind: 'table' }> }) {
  const { draft, set } = useEditing()
  const list = valueAt(draft.content, [String(field.path.at(-1))])
  const names = (Array.isArray(list) ? list : []).flatMap((piece) => {
    const [id, name] = [valueAt(piece, ['id']), valueAt(piece, ['name'])]
    return typeof id === 'string' && typeof name === 'string' ? [[id, name] as const] : []
  })
  const known = new Set(field.parts.map(({ path }) => String(path.at(-1))))
  return (
    <Group path={field.path}>
      {field.parts.map((part) => (
        <div key={part.path.join('.')} className="entry">
          <b>{names.find(([id]) => id === part.path.at(-1))?.[1] ?? String(part.path.at(-1))}</b>
          {viewOf(part)}
          <Button look="ghost" onClick={() => set(part.path, undefined)}>
            {w.takeAway}
          </Button>
        </div>
      ))}
      <select aria-label={w.add} value="" onChange={({ target }) => set([...field.path, target.value], field.blank)}>
        <option value="">{w.add}</option>
        {names
          .filter(([id]) => !known.has(id))
          .map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </select>
    </Group>
  )
}

function VariantsView({ field }: { field: Extract<Field, { kind: 'variants' }> }) {
  const { bench, set } = useEditing()
  const label = labelOf(bench.game, [...field.path, field.key], language)
  return (
    <div className="line">
      <label className="field">
        <span className="field-label">{label}</span>
        <select value={field.now} onChange={({ target }) => set(field.path, field.blanks.get(target.value))}>
          {[...field.blanks.keys()].map((each) => (
            <option key={each} value={each}>
              {valueLabel(bench.game, each, language)}
            </option>
          ))}
        </select>
      </label>
      {field.parts.map(viewOf)}
    </div>
  )
}

function PerhapsView({ field }: { field: Extract<Field, { kind: 'perhaps' }> }) {
  const { bench, set } = useEditing()
  const label = labelOf(bench.game, field.path, language)
  if (field.part === null)
    return (
      <Button look="ghost" className="add-part" onClick={() => set(field.path, field.blank)}>
        + {label}
      </Button>
    )
  return (
    <fieldset className="field-group">
      <legend>{label}</legend>
      {field.part.kind === 'group' ? field.part.parts.map(viewOf) : viewOf(field.part)}
      <Button look="ghost" onClick={() => set(field.path, field.none)}>
        {w.takeAway}
      </Button>
    </fieldset>
  )
}
