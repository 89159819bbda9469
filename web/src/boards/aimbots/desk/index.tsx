import { viewOf, type Props } from '../model.ts'
import { AttackCard } from './attack-card.tsx'
import { BotCard } from './bot-card.tsx'
import { BotList } from './bot-list.tsx'
import { ScrapCard } from './scrap-card.tsx'
import './desk.css'

/** The attack that is chosen or under way, the own scrap, what the bots in play can do. */
export function Desk(props: Props) {
  if (props.snapshot.view === null) return null
  const { phase } = viewOf(props.snapshot)
  return (
    <div className="ab-desk">
      {phase === 'play' && <BotCard {...props} />}
      <AttackCard {...props} />
      {props.seat !== null && phase !== 'draft' && phase !== 'setup' && <ScrapCard {...props} seat={props.seat} />}
      <BotList {...props} />
    </div>
  )
}
