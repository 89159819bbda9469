import { useCallback, useEffect, useState } from 'react'
import { learningIn } from '../boards/learning.ts'
import { RulesInParts } from '../frame/rulebook/rulebook.tsx'
import { UnderRules } from '../frame/rulebook/under.ts'
import { words } from '../words/index.ts'
import { ExampleBoard } from './example-board.tsx'
import type { Example } from './scenario.ts'

/** The maximum number of examples below a rule; more would add nothing. */
const MOST = 2

/** The rulebook with its worked examples, each as a small board below its rules. */
export function RulesWithExamples({ game }: { game: string }) {
  const [examples, setExamples] = useState<readonly Example[]>([])
  useEffect(() => {
    let wanted = true
    void learningIn(game)
      .examples()
      .then((found) => wanted && setExamples(found.default as Example[]))
    return () => {
      wanted = false
    }
  }, [game])
  const under = useCallback(
    (rule: string) => {
      const shown = examples.filter(({ rules }) => rules.includes(rule)).slice(0, MOST)
      return shown.length === 0
        ? null
        : shown.map((example, i) => <Folded key={`${rule} ${i}`} game={game} rule={rule} example={example} />)
    },
    [game, examples],
  )
  return (
    <UnderRules value={under}>
      <RulesInParts game={game} heading="h3" />
    </UnderRules>
  )
}

/** An example is set up only when opened. */
function Folded({ game, rule, example }: { game: string; rule: string; example: Example }) {
  const [open, setOpen] = useState(false)
  return (
    <details className="example" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.learn.example.title}</summary>
      {open && <ExampleBoard game={game} example={example} label={words.learn.example.of(rule)} />}
    </details>
  )
}
