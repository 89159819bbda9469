import type { HostedGame } from '@robodrome/outside/hosted'
import { useState, type KeyboardEvent } from 'react'
import { percent } from '../../kit/odds.ts'
import { preferences } from '../../page/preferences.ts'
import { inOwnLanguage } from '../../page/hosted.ts'
import { hostedWords as w } from '../../words/hosted.ts'
import { Said } from './said.tsx'
import { fieldsOf, numbersOf, stepFrom, type BoardProps, type Move } from './model.ts'
import { isStepped, oddsOf } from './prompt.ts'

/** Moves that are numbers: a stepper for each number, the move that they make, and the other answers next to it. */
export function Picker({ game, props }: { game: HostedGame; props: BoardProps }) {
  const { snapshot, chosen, select } = props
  const [draft, setDraft] = useState<{ of: number; text: string } | null>(null)
  if (!isStepped(game, snapshot)) return null
  const stepped = snapshot.options.filter(({ option }) => fieldsOf(game.steppers, option) !== null)
  const others = snapshot.options.filter((move) => !stepped.includes(move))
  const wanted = chosen ?? (draft?.of === snapshot.seq ? draft.text : null)
  const now = stepped.find(({ text }) => text === wanted) ?? stepped.find(({ text }) => text === draft?.text) ?? stepped[0]!
  const fields = fieldsOf(game.steppers, now.option)!
  const moves = stepped
    .filter(({ option }) => fieldsOf(game.steppers, option)!.every(([field], i) => field === fields[i]?.[0]))
    .map((move) => ({ move, numbers: numbersOf(move.option, fields) }))
  const numbers = numbersOf(now.option, fields)
  const take = ({ text }: Move): void => {
    setDraft({ of: snapshot.seq, text })
    // With one-tap moves, only pressing the move itself makes it.
    if (preferences().confirm !== 'tap') select(text)
  }
  return (
    <div className="hb-picker">
      {fields.map(([field, name]) => {
        const step = (by: 1 | -1): void => {
          const next = stepFrom(moves, numbers, field, by)
          if (next !== null) take(next)
        }
        return (
          <Stepper key={field} name={name} value={numbers[field]!} step={step} can={(by) => stepFrom(moves, numbers, field, by) !== null} />
        )
      })}
      <Choice
        move={now}
        props={props}
        onPress={() => (preferences().confirm === 'tap' || chosen !== now.text ? select(now.text) : undefined)}
      />
      {others.map((move) => (
        <Choice key={move.text} move={move} props={props} onPress={() => select(move.text)} />
      ))}
    </div>
  )
}

function Stepper({ name, value, step, can }: { name: string; value: number; step(by: 1 | -1): void; can(by: 1 | -1): boolean }) {
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    event.stopPropagation()
    step(by as 1 | -1)
  }
  return (
    <div className="hb-stepper" role="spinbutton" tabIndex={0} aria-label={name} aria-valuenow={value} onKeyDown={onKeyDown}>
      <span className="label" aria-hidden="true">
        {name}
      </span>
      <button type="button" tabIndex={-1} aria-label={w.less(name)} aria-disabled={!can(-1)} onClick={() => step(-1)}>
        −
      </button>
      <b className="tabular">{value}</b>
      <button type="button" tabIndex={-1} aria-label={w.more(name)} aria-disabled={!can(1)} onClick={() => step(1)}>
        +
      </button>
    </div>
  )
}

function Choice({ move: { text, option }, props, onPress }: { move: Move; props: BoardProps; onPress(): void }) {
  const { title, effect } = inOwnLanguage(option.says)
  const { odds } = oddsOf(props, text)
  return (
    <button type="button" data-move={text} className="hb-choice" aria-pressed={text === props.chosen} onClick={onPress}>
      <span className="hb-choice-head">
        <span>
          <Said phrase={title} props={props} />
        </span>
        {odds && (
          <b>
            {percent(odds.chance)}
            <span className="visually-hidden">{` ${odds.counts}`}</span>
          </b>
        )}
      </span>
      {effect && (
        <span className="hb-choice-effect">
          <Said phrase={effect} props={props} />
        </span>
      )}
      {odds && <i className="hb-meter" style={{ width: `${odds.chance * 100}%` }} />}
    </button>
  )
}
