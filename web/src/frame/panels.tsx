import { type Agreement, AGREEMENTS, type SeatState, type Snapshot } from '@robodrome/table'
import { useState } from 'react'
import { Button } from '../kit/button.tsx'
import type { BoardModule, BoardProps, Chip, Prompt } from '../boards/board.ts'
import { copyText } from '../page/copy.ts'
import { Icon } from '../kit/icons.tsx'
import type { TableLink } from '../table/link.ts'
import { words } from '../words/index.ts'
import { ChatPanel } from './chat.tsx'
import { Log } from './log.tsx'
import { OrdersSheet } from './orders/orders-sheet.tsx'
import type { Standing } from './orders/use-orders.ts'
import { Rulebook } from './rulebook/rulebook.tsx'
import { SettingsForm } from './settings-form.tsx'
import { Sheet } from '../kit/sheet.tsx'
import type { Tool } from './top-bar.tsx'
import { placesOf } from './use-pointed.ts'
import { WhyNot } from './why-not.tsx'
import './panels.css'

export type Panel =
  | { kind: 'rules'; rule: string | null }
  | { kind: 'why'; at: string | null }
  | { kind: 'propose'; how: Agreement }
  | { kind: 'orders' | 'log' | 'settings' | 'menu' | 'desk' | 'keys' | 'chat' | 'resign' | 'after' | 'practice' }

/** Panels over the table, behind which the game continues. */
export function Panels({
  panel,
  show,
  link,
  board,
  props,
  prompt,
  log,
  tools,
  standing,
  point,
}: {
  panel: Panel | null
  show(panel: Panel | null): void
  link: TableLink
  board: BoardModule
  props: BoardProps
  prompt: Prompt
  log: React.ComponentProps<typeof Log>
  tools: readonly Tool[]
  standing: Standing
  /** Shows the subject of a forbidden answer on the table, and the reason. */
  point(chip: Chip): void
}) {
  const close = (): void => show(null)
  const { snapshot, seat } = props
  if (panel === null || panel.kind === 'after') return null
  if (panel.kind === 'rules') return <Rulebook game={snapshot.game} at={panel.rule} onClose={close} />
  if (panel.kind === 'why') {
    const showOf = (chip: Chip) => (placesOf(board, snapshot, chip.text).length === 0 ? null : () => (close(), point(chip)))
    return (
      <WhyNot
        game={snapshot.game}
        prompt={prompt}
        at={panel.at}
        showOf={showOf}
        explain={props.explain}
        openRules={() => show({ kind: 'rules', rule: null })}
        onClose={close}
      />
    )
  }
  if (panel.kind === 'orders') return <OrdersSheet board={board} props={props} standing={standing} onClose={close} />
  if (panel.kind === 'log')
    return (
      <Sheet title={words.table.log} onClose={close}>
        <Log {...log} tools watch={log.watch && ((at) => (close(), log.watch?.(at)))} />
      </Sheet>
    )
  if (panel.kind === 'settings')
    return (
      <Sheet title={words.settings.title} onClose={close}>
        <SettingsForm />
      </Sheet>
    )
  if (panel.kind === 'chat')
    return (
      <Sheet title={words.table.chat} onClose={close}>
        <ChatPanel link={link} />
      </Sheet>
    )
  if (panel.kind === 'desk')
    return (
      <Sheet title={board.deskTitle(props)} onClose={close}>
        <div className="desk-sheet">
          <board.Desk {...props} />
        </div>
      </Sheet>
    )
  if (panel.kind === 'practice')
    return (
      <Sheet title={words.coach.practice} kind="dialog" onClose={close}>
        <p className="sheet-note">{words.coach.prepared}</p>
      </Sheet>
    )
  if (panel.kind === 'keys')
    return (
      <Sheet title={words.table.keys} kind="dialog" onClose={close}>
        <dl className="keys">
          {words.keys.map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </Sheet>
    )
  if (panel.kind === 'resign')
    return (
      <Sheet title={words.table.resignAsk} kind="dialog" onClose={close}>
        <p className="sheet-note">{words.table.resignNote}</p>
        <div className="sheet-acts">
          <Button look="ghost" onClick={close}>
            {words.cancel}
          </Button>
          <Button look="bone" onClick={() => (close(), seat !== null && void link.leave(seat))}>
            {words.table.resign}
          </Button>
        </div>
      </Sheet>
    )
  if (panel.kind === 'propose') {
    const { how } = panel
    return (
      <Sheet title={words.proposal.ask[how]} kind="dialog" onClose={close}>
        <p className="sheet-note">{words.proposal.note[how]}</p>
        <div className="sheet-acts">
          <Button look="ghost" onClick={close}>
            {words.proposal.playOn}
          </Button>
          <Button look="bone" onClick={() => (close(), seat !== null && void link.propose(seat, how))}>
            {words.proposal.offer[how]}
          </Button>
        </div>
      </Sheet>
    )
  }
  return (
    <Sheet title={words.table.menu} onClose={close}>
      <ul className="menu">
        {tools
          .filter(({ label }) => label !== words.table.menu)
          .map(({ icon, label, mark, act }) => (
            <li key={label}>
              <button type="button" onClick={() => (close(), act())}>
                <Icon name={icon} />
                {label}
                {mark && <b className="mark">{mark}</b>}
              </button>
            </li>
          ))}
        <MenuLine icon="list" label={words.table.keys} act={() => show({ kind: 'keys' })} />
        {link.kind === 'online' && <CopyLine />}
        {link.kind === 'online' && snapshot.phase === 'playing' && <SeatLines link={link} props={props} done={close} />}
        {link.kind === 'online' && seat !== null && snapshot.phase === 'playing' && snapshot.proposal === null && (
          <OfferLines snapshot={snapshot} show={show} />
        )}
        {seat !== null && snapshot.phase === 'playing' && (
          <MenuLine icon="flag" label={words.table.resign} act={() => show({ kind: 'resign' })} />
        )}
      </ul>
    </Sheet>
  )
}

/** The ways to end the battle by agreement; AI opponents never accept a draw. */
const OfferLines = ({ snapshot, show }: { snapshot: Snapshot; show(panel: Panel): void }) =>
  AGREEMENTS.filter((how) => how !== 'draw' || !snapshot.seats.some(isMindOnly)).map((how) => (
    <MenuLine
      key={how}
      icon={how === 'draw' ? 'people' : 'close'}
      label={words.proposal.offer[how]}
      act={() => show({ kind: 'propose', how })}
    />
  ))

/** Whether a seat belongs to an AI, unlike one where an AI plays for a person. */
const isMindOnly = ({ kind, holder, left }: SeatState): boolean => kind === 'mind' && holder === null && !left

const MenuLine = ({ icon, label, act }: Tool) => (
  <li>
    <button type="button" onClick={act}>
      <Icon name={icon} />
      {label}
    </button>
  </li>
)

/** Seats that an AI may play for a while (the reader's own and those of absent people), and AI seats that a person may take. */
const SeatLines = ({ link, props: { snapshot, nameOf }, done }: { link: TableLink; props: BoardProps; done(): void }) =>
  snapshot.seats.map((state, each) => {
    const own = snapshot.own.includes(each)
    if (state.left || snapshot.own.length === 0) return null
    if (state.kind === 'mind' && own)
      return <MenuLine key={each} icon="person" label={words.table.fromMind} act={() => (done(), void link.takeSeatBack(each))} />
    if (state.kind === 'mind') {
      if (!snapshot.host || state.holder !== null) return null
      const label = (state.offered ? words.table.keep : words.table.offer)(nameOf(each))
      return <MenuLine key={each} icon="person" label={label} act={() => (done(), void link.offerSeat(each, !state.offered))} />
    }
    if (own) return <MenuLine key={each} icon="person" label={words.table.toMind} act={() => (done(), void link.giveSeatToMind(each))} />
    if (state.connected || snapshot.clockRules !== null) return null
    const label = words.table.goOnWithout[snapshot.absence](nameOf(each))
    return <MenuLine key={each} icon="person" label={label} act={() => (done(), void link.goOnWithout(each))} />
  })

function CopyLine() {
  const [done, setDone] = useState(false)
  return <MenuLine icon="link" label={done ? words.copied : words.copy} act={() => void copyText(location.href).then(setDone)} />
}
