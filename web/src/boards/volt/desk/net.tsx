import type { Ghost } from '@robodrome/volt/page'
import { Icon } from '../../../kit/icons.tsx'
import { words } from '../words/index.ts'
import './net.css'

const say = words.desk.net

/** The program's total effect if nobody interferes. */
export function Net({ ghost, vp, target }: { ghost: Ghost; vp: number; target: number }) {
  if (ghost.runs.length === 0) return null
  const gains = ghost.wins ? say.wins(ghost.gains) : ghost.gains > 0 ? say.gains(ghost.gains, vp + ghost.gains, target) : say.none
  const more = [
    ghost.at === null ? say.lost : say.at(ghost.at),
    ...(ghost.token > 0 ? [say.token(ghost.token)] : []),
    ...(ghost.repairs ? [say.repairs] : []),
    ...(ghost.at !== null && ghost.damage > 0 ? [say.damage(ghost.damage)] : []),
  ]
  return (
    <p className={`vt-net ${ghost.at === null ? 'bad' : ghost.gains > 0 ? 'good' : ''}`}>
      <Icon name={ghost.at === null ? 'close' : 'bolt'} size={18} />
      <span>
        {say.lead}
        <b>{gains}</b>; {more.join(', ')}.
      </span>
    </p>
  )
}
