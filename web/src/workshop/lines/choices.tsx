import type { Choice } from '@robodrome/workshop'
import { useState } from 'react'
import { words } from '../../words/index.ts'
import { lineWords as w } from '../../words/workshop-lines.ts'

/** Moments or effects to pick from. Those that do not fit are outlined; pressing one shows the reason. */
export function Choices({ title, choices, pick }: { title: string; choices: readonly Choice[]; pick(choice: Choice): void }) {
  const [asked, ask] = useState<string | null>(null)
  const fitting = choices.filter(({ refusal }) => refusal === null)
  const others = choices.filter(({ refusal }) => refusal !== null)
  const reason = others.find(({ label }) => label === asked)
  return (
    <div role="group" aria-label={title}>
      <h3>{title}</h3>
      <div className="chips">
        {fitting.map((choice) => (
          <button
            key={choice.label}
            type="button"
            className="toggle"
            aria-pressed={choice.isChosen}
            onClick={() => !choice.isChosen && pick(choice)}
          >
            {choice.label}
          </button>
        ))}
      </div>
      {others.length > 0 && (
        <details>
          <summary>
            {w.notHere} <small>{others.length}</small>
          </summary>
          <div className="chips">
            {others.map(({ label }) => (
              <button key={label} type="button" className="toggle refused" aria-disabled="true" onClick={() => ask(label)}>
                {label}
              </button>
            ))}
          </div>
          <p role="status">{reason?.refusal && w.refused(reason.label, words.refusal(reason.refusal))}</p>
        </details>
      )}
    </div>
  )
}
