import { Icon } from '../../kit/icons.tsx'
import { roomWords } from '../../words/league-rooms.ts'
import './career.css'

/** The five divisions, with the player's own in bone. */
export const Ladder = ({ division }: { division: number }) => (
  <ol className="lg-ladder">
    {roomWords.career.divisions.map((name, i) => (
      <li key={name} className={i === division ? 'on' : i < division ? 'done' : ''} {...(i === division && { 'aria-current': 'step' })}>
        <span>{i < division ? <Icon name="check" size={14} /> : i + 1}</span>
        {name}
      </li>
    ))}
  </ol>
)
