import { viewOf, type Props } from '../model.ts'
import { AttackCard } from './attack-card.tsx'
import { BotCard } from './bot-card.tsx'
import { BotList } from './bot-list.tsx'
import { ScrapCard } from './scrap-card.tsx'
import './desk.css'

/** The chosen or current attack, the reader's scrap, and the abilities of the bots in play. */
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
