import type { Json, Seat, TableOption } from '@robodrome/kernel'
import { useState } from 'react'
import { Badge } from '../../kit/seat.tsx'
import { words } from '../../words/index.ts'
import { Field, OneOf, Tick } from '../../kit/field.tsx'
import { areRobots, RobotField } from './robot-field.tsx'
import { valueName, type OptionWords } from './saying.ts'

interface Props<O extends TableOption = TableOption> {
  /** Its id among all fields of the form. */
  id: string
  said: OptionWords
  option: O
  /** Its seat, if each seat has such an option. */
  seat?: Seat
  /** Undefined: as usual. */
  value: Json | undefined
  set(value: Json | undefined): void
}

/** A control for one option of a table, whatever its kind. */
export function OptionField({ option, value, set, ...named }: Props) {
  if (option.kind === 'flag') {
    const on = typeof value === 'boolean' ? value : option.usual
    return (
      <Tick title={named.said.title} note={named.said.about} value={on} onPick={(wish) => set(wish === option.usual ? undefined : wish)} />
    )
  }
  if (option.kind === 'one') return <OneOption {...named} option={option} value={value} set={set} />
  if (option.kind === 'number') return <NumberField {...named} option={option} value={value} set={set} />
  if (option.kind === 'some') return <Some {...named} option={option} value={value} set={set} />
  return <Each {...named} option={option} value={value} set={set} />
}

type Of<K extends TableOption['kind']> = Props<Extract<TableOption, { kind: K }>>

const textOf = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value))
const labelOf = (said: OptionWords, value: Json): string => valueName(said, textOf(value))

function OneOption({ id, said, seat, option: { of, usual }, value, set }: Of<'one'>) {
  const at = of.findIndex((each) => JSON.stringify(each) === JSON.stringify(value ?? usual))
  const labels = of.map((each, i) => [String(i), labelOf(said, each)] as const)
  const pick = (text: string): void => {
    const chosen = of[Number(text)]
    set(text === '' || JSON.stringify(chosen) === JSON.stringify(usual) ? undefined : chosen)
  }
  const open = [['', said.values?.[''] ?? words.create.usual] as const]
  if (seat !== undefined && usual === undefined && areRobots(of)) {
    const robots = [...open, ...of.map((each) => [textOf(each), labelOf(said, each)] as const)]
    const robot = value === undefined ? '' : textOf(value)
    return <RobotField title={said.title} name={id} seat={seat} value={robot} values={robots} onPick={(each) => set(each || undefined)} />
  }
  const values = usual === undefined ? [...open, ...labels] : labels
  return <OneOf title={said.title} name={id} value={at < 0 ? '' : String(at)} values={values} onPick={pick} note={said.about} />
}

function NumberField({ said, option: { from, to, usual }, value, set }: Of<'number'>) {
  const write = (text: string): void => {
    const wish = text === '' ? undefined : Number(text)
    set(wish === usual ? undefined : wish)
  }
  return (
    <Field title={said.title} className="number">
      <input
        type="number"
        inputMode="numeric"
        min={from}
        max={to}
        step={1}
        value={typeof value === 'number' ? value : ''}
        placeholder={usual === undefined ? words.create.usual : String(usual)}
        onChange={(event) => write(event.target.value)}
      />
      <small>{words.create.range(from, to)}</small>
      {said.about && <small>{said.about}</small>}
    </Field>
  )
}

/** With more names than this, there is a search field. */
const MANY = 12

function Some({ said, option: { of, least, most }, value, set }: Of<'some'>) {
  const [wanted, setWanted] = useState('')
  const chosen = Array.isArray(value) ? value.map(textOf) : []
  const shown = of.filter((each) => chosen.includes(each) || labelOf(said, each).toLowerCase().includes(wanted.trim().toLowerCase()))
  const toggle = (name: string): void => {
    const next = chosen.includes(name) ? chosen.filter((each) => each !== name) : [...chosen, name]
    set(next.length === 0 ? undefined : next)
  }
  return (
    <details className="setting some">
      <summary>
        {said.title}
        <small>{chosen.length === 0 ? words.create.none : words.list(chosen.map((each) => labelOf(said, each)))}</small>
        {said.about && <small className="about">{said.about}</small>}
      </summary>
      <small>{words.create.howMany(least, most)}</small>
      {of.length > MANY && (
        <input
          type="search"
          value={wanted}
          placeholder={words.create.search}
          aria-label={words.create.searchIn(said.title)}
          onChange={(event) => setWanted(event.target.value)}
        />
      )}
      <div className="names" role="group" aria-label={said.title}>
        {shown.map((each) => (
          <label key={each}>
            <input type="checkbox" checked={chosen.includes(each)} onChange={() => toggle(each)} />
            <span>{labelOf(said, each)}</span>
          </label>
        ))}
      </div>
    </details>
  )
}

/** One such control for each seat or side; an untouched one counts as not chosen. */
function Each({ id, said, option: { count, of }, value, set }: Of<'each'>) {
  const list = Array.from({ length: count }, (_, at) => (Array.isArray(value) ? value[at] : undefined))
  const nothing: Json = of.kind === 'some' || of.kind === 'each' ? [] : null
  const put = (at: number, wish: Json | undefined): void => {
    const next = list.map((each, i) => (i === at ? wish : each) ?? nothing)
    set(next.every((each) => JSON.stringify(each) === JSON.stringify(nothing)) ? undefined : next)
  }
  return (
    <fieldset className="setting each">
      <legend>{said.title}</legend>
      {said.about && <small>{said.about}</small>}
      {list.map((each, at) => (
        <div key={at} className="row">
          <Badge seat={at} size={24} named={false} />
          <div className="grow">
            <OptionField
              id={`${id} ${at}`}
              seat={at}
              said={{ title: words.seat(at), ...(said.values && { values: said.values }) }}
              option={of}
              value={each ?? undefined}
              set={(wish) => put(at, wish)}
            />
          </div>
        </div>
      ))}
    </fieldset>
  )
}
