import type { Snapshot } from '@robodrome/table'
import { memo } from 'react'
import { Pill } from '../kit/pill.tsx'
import type { Step } from '../boards/board.ts'
import { isAlike } from '../kit/alike.ts'
import { Icon, type IconName } from '../kit/icons.tsx'
import { WayBack } from '../kit/way-back.tsx'
import { IconButton } from '../kit/icon-button.tsx'
import type { TableLink } from '../table/link.ts'
import { words } from '../words/index.ts'
import { isGuided } from './coach/use-coach.ts'
import { SeatClock } from './people.tsx'
import './top-bar.css'

export interface Tool {
  icon: IconName
  label: string
  /** Its keyboard shortcut. */
  press?: string
  /** The number of unseen items behind the button. */
  mark?: number
  act(): void
}

export const TopBar = ({
  title,
  line,
  steps,
  clock,
  watching,
  tools,
  chat,
  menu,
}: {
  title: string
  line: string
  steps: readonly Step[]
  clock: React.ReactNode
  /** The number of spectators. */
  watching: number
  tools: readonly Tool[]
  /** The tool that phones show next to the menu, because messages should be noticed. */
  chat: Tool | undefined
  menu(): void
}) => (
  <header className="top">
    <WayBack to="#/" label={words.back} />
    <div className="titles">
      <h1>{title}</h1>
      <span className="ellipsis">{line}</span>
    </div>
    <Steps steps={steps} />
    {clock}
    {watching > 0 && (
      <Pill className="watchers" title={words.table.watchers(watching)}>
        <Icon name="eye" size={16} />
        <span aria-hidden="true">{watching}</span>
        <span className="visually-hidden">{words.table.watchers(watching)}</span>
      </Pill>
    )}
    <Tools tools={tools} />
    {chat && (
      <IconButton className="narrow" aria-label={chat.label} onClick={chat.act}>
        <Icon name="chat" size={22} />
        {chat.mark && <b className="mark">{chat.mark}</b>}
      </IconButton>
    )}
    <IconButton className="narrow" aria-label={words.table.menu} onClick={menu}>
      <Icon name="menu" size={22} />
    </IconButton>
  </header>
)

/** The progress of the turn. It is memoised, because most frames leave it unchanged. */
const Steps = memo(
  ({ steps }: { steps: readonly Step[] }) => (
    <ol className="steps" aria-label={words.table.step}>
      {steps.map(({ title: step, state }, i) => (
        <li key={`${i} ${step}`} className={state} aria-current={state === 'now' ? 'step' : undefined}>
          {state === 'done' && <Icon name="check" size={14} />}
          {step}
        </li>
      ))}
    </ol>
  ),
  isAlike,
)

const Tools = memo(({ tools }: { tools: readonly Tool[] }) => (
  <span className="tools wide">
    {tools.map(({ icon, label, press, mark, act }) => (
      <IconButton key={label} aria-label={press ? `${label} (${press})` : label} onClick={act}>
        <Icon name={icon} />
        {mark && <b className="mark">{mark}</b>}
      </IconButton>
    ))}
  </span>
))

/** The reader's clock; in the guided first battle, a word about its dice instead. */
export function TableClock({ link, snapshot, explain }: { link: TableLink; snapshot: Snapshot; explain(): void }) {
  const clock = snapshot.seat === null ? null : (snapshot.seats[snapshot.seat]?.clock ?? null)
  if (clock)
    return (
      <Pill className="clkp">
        <SeatClock clock={clock} seq={snapshot.seq} />
      </Pill>
    )
  return (
    isGuided(link) && (
      <button type="button" className="pill practice" onClick={explain}>
        {words.coach.practice}
      </button>
    )
  )
}
