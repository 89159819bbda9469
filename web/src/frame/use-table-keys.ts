import type { Snapshot } from '@robodrome/table'
import type { Prompt } from '../boards/board.ts'
import { useKeys } from '../kit/use-keys.ts'
import type { TableLink } from '../table/link.ts'
import { barredIn, mayAskBack } from './ask-back.ts'
import type { Panel } from './panels.tsx'
import { counted } from './prompt-bar.tsx'
import { reasonsIn } from './why-not.tsx'
import type { useChoice } from './use-choice.ts'
import type { Player } from './clock/player.ts'

const focus = (...selectors: string[]): void =>
  selectors
    .map((each) => document.querySelector<HTMLElement>(each))
    .find((found) => found !== null)
    ?.focus()

/** The keys of a table; `words.keys` lists them. */
export function useTableKeys(of: {
  takeBack(): void
  link: TableLink
  snapshot: Snapshot
  prompt: Prompt
  choice: ReturnType<typeof useChoice>
  player: Player
  show(panel: Panel): void
  mute(): void
  /** Closes the panel over the table. Returns whether there was one. */
  closeNumber(): boolean
}): void {
  const { snapshot, prompt, choice, player, show } = of
  const { seat, canTakeBack } = snapshot
  const answers = prompt.picks ? [] : counted(prompt).slice(0, 9)
  useKeys({
    r: () => show({ kind: 'rules', rule: null }),
    l: () => show({ kind: 'log' }),
    y: () => choice.asked && reasonsIn(prompt).length > 0 && show({ kind: 'why', at: null }),
    m: of.mute,
    '?': () => show({ kind: 'keys' }),
    u: () => {
      const barred = barredIn(of.link, snapshot)
      if (seat !== null && (canTakeBack || mayAskBack(of.link, snapshot))) of.takeBack()
      else if (barred) choice.setNotice({ reason: barred, rule: null })
    },
    p: () => focus('.prompt .chip', '.prompt'),
    b: () => focus('.stage [tabindex="0"]'),
    ',': () => player.step(-1),
    '.': () => player.step(1),
    '/': player.live,
    s: player.live,
    Escape: () => {
      if (of.closeNumber()) return
      if (player.shown().kind === 'live') choice.unselect()
      else player.live()
    },
    ' ': player.next,
    Enter: () => document.querySelector<HTMLElement>('.prompt .button.primary')?.click(),
    ...Object.fromEntries(answers.map(({ text }, i) => [String(i + 1), () => choice.asked && choice.select(text)])),
  })
}
