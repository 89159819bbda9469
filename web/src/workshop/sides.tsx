import { labelOf, type Field } from '@robodrome/workshop'
import { useState } from 'react'
import { OneOf } from '../kit/field.tsx'
import { words } from '../words/index.ts'
import { language } from '../words/language.ts'
import { useEditing } from './editing.ts'
import { FieldView } from './fields.tsx'

const w = words.workshop

type Group = Extract<Field, { kind: 'group' }>
const namesOf = ({ parts }: Group): string => parts.map(({ path }) => path.at(-1)).join(' ')

/** The groups of a piece that have the same fields, such as the two sides of a Control Panel; none if it has only one of a kind. */
export function sidesOf(fields: readonly Field[]): readonly Group[] {
  const groups = fields.filter((field) => field.kind === 'group')
  const alike = groups.filter((group) => groups.some((other) => other !== group && namesOf(other) === namesOf(group)))
  return alike.length === groups.length ? alike : []
}

/** One side of a piece at a time, starting with the first side that has a problem, otherwise with the first side. */
export function Sides({ sides }: { sides: readonly Group[] }) {
  const { bench, problems } = useEditing()
  const keyOf = ({ path }: Group): string => String(path.at(-1))
  const problemsIn = ({ path }: Group): number => problems.filter((each) => path.every((key, i) => each.path[i] === key)).length
  const [wanted, want] = useState(() => keyOf(sides.find((side) => problemsIn(side) > 0) ?? sides[0]!))
  const side = sides.find((each) => keyOf(each) === wanted) ?? sides[0]!
  const nameOf = (each: Group): string => {
    const name = labelOf(bench.game, each.path, language)
    return problemsIn(each) > 0 ? `${name} (${w.problems(problemsIn(each))})` : name
  }
  return (
    <>
      <OneOf title={w.side} name="piece-side" value={keyOf(side)} onPick={want} values={sides.map((each) => [keyOf(each), nameOf(each)])} />
      {side.parts.map((part) => (
        <FieldView key={part.path.join('.')} field={part} />
      ))}
    </>
  )
}
