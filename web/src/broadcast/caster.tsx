import type { Casting } from '@robodrome/protocol/broadcasts'
import type { CompetitionView } from '@robodrome/protocol'
import { useState } from 'react'
import { PillButton } from '../kit/pill.tsx'
import { calledIn } from '../leagues/league.ts'
import { broadcastWords } from '../words/broadcast.ts'
import { cast, useBroadcast } from './use-broadcast.ts'
import './caster.css'

const w = broadcastWords
const LINES = ['auto', 'odds', 'chances', 'none'] as const

/** The caster's phone, which chooses the table on air, replays of turning points, and what the coach says. */
export function Caster({ view }: { view: CompetitionView }) {
  const { found } = useBroadcast(view.id, null)
  const [fault, setFault] = useState<string | null>(null)
  if (!view.manager) return <main className="caster-page">{w.onlyManagers}</main>
  const casting: Casting = found?.casting ?? { table: null, replay: null, line: 'auto' }
  const send = (change: Partial<Casting>): void => {
    cast(view.id, { ...casting, replay: null, ...change }).then(
      () => setFault(w.sent),
      (error: unknown) => setFault(error instanceof Error ? error.message : String(error)),
    )
  }
  const titleOf = (table: string): string => {
    const fixture = view.state.fixtures.find((each) => each.table === table)
    return (fixture?.sides ?? []).map((side) => calledIn(view, side)).join(` ${w.meets} `)
  }
  return (
    <main className="caster-page">
      <h1>{w.caster}</h1>
      <p>{w.casterNote}</p>
      <section role="group" aria-label={w.tables}>
        <h2>{w.tables}</h2>
        <PillButton isOn={casting.table === null} onClick={() => send({ table: null })}>
          {w.director}
        </PillButton>
        {(found?.tables ?? []).map(({ table }) => (
          <PillButton key={table} isOn={casting.table === table} onClick={() => send({ table })}>
            {titleOf(table)}
          </PillButton>
        ))}
      </section>
      <section role="group" aria-label={w.replay}>
        <h2>{w.replay}</h2>
        {([1, 2] as const).map((n) => (
          <PillButton key={n} isOn={false} onClick={() => send({ replay: n })}>
            {w.replayOf(n)}
          </PillButton>
        ))}
      </section>
      <section role="group" aria-label={w.line}>
        <h2>{w.line}</h2>
        {LINES.map((line) => (
          <PillButton key={line} isOn={casting.line === line} onClick={() => send({ line })}>
            {w.lines[line]}
          </PillButton>
        ))}
      </section>
      <p role="status">{fault}</p>
    </main>
  )
}
