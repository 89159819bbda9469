import type { Seat } from '@robodrome/kernel'
import type { Snapshot } from '@robodrome/table'
import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icons.tsx'
import type { TableLink } from '../table/link.ts'
import { words } from '../words/index.ts'
import './proposal-call.css'

const w = words.proposal
const ICONS = { draw: 'people', 'called off': 'flag', 'take back': 'undo' } as const

/** An offer to end the battle together or a request to take a move back, over the board. Those asked can answer, and its author can withdraw it. */
export function ProposalCall({ link, snapshot, nameOf }: { link: TableLink; snapshot: Snapshot; nameOf(seat: Seat): string }) {
  const { proposal, own, seat, phase } = snapshot
  if (proposal === null || phase !== 'playing' || own.length === 0) return null
  const { how, by, yes } = proposal
  const isMine = own.includes(by)
  const asked = own.find((each) => !yes.includes(each))
  return (
    <aside className="proposal-call panel" aria-label={w.title}>
      <b role="status">
        <Icon name={ICONS[how]} size={18} />
        <span>{isMine ? w.made[how] : w.asks[how](nameOf(by))}</span>
      </b>
      <small>{w.lapses[how]}</small>
      <div className="row">
        {asked !== undefined && (
          <Button look="signal" onClick={() => void link.answerProposal(asked, true)}>
            {w.accept[how]}
          </Button>
        )}
        {asked !== undefined && (
          <Button look="ghost" onClick={() => void link.answerProposal(asked, false)}>
            {w.refuse[how]}
          </Button>
        )}
        {asked === undefined && isMine && (
          <Button look="ghost" onClick={() => void link.answerProposal(seat ?? by, false)}>
            {w.withdraw[how]}
          </Button>
        )}
      </div>
    </aside>
  )
}
