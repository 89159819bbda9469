import type { LiveTable } from '@robodrome/protocol'
import { ButtonLink } from '../kit/button.tsx'
import { Pill } from '../kit/pill.tsx'
import { Icon } from '../kit/icons.tsx'
import { Thumb } from '../boards/thumb.tsx'
import { href } from '../page/route.ts'
import { useModeName } from '../shell/question.ts'
import { agoText, useNow } from '../shell/time.ts'
import { gameName } from '../boards/faces.ts'
import { words } from '../words/index.ts'
import { ChanceBar, leader } from './bands.tsx'
import './watch.css'

const w = words.watch

/** After this long without a move, the card shows a waiting table, which is usually a daily one. */
const QUIET_MS = 15 * 60_000

export const isQuiet = ({ at }: LiveTable, now: number): boolean => now - at > QUIET_MS

export const LivePills = ({ live }: { live: LiveTable }) => {
  const { watching, rated, at } = live
  const now = useNow(60_000)
  return (
    <>
      {isQuiet(live, now) ? (
        <Pill>
          <Icon name="clock" size={14} />
          {w.lastMove(agoText(at, now))}
        </Pill>
      ) : (
        <Pill className="live">
          <i />
          {w.live}
        </Pill>
      )}
      {watching > 0 && (
        <Pill>
          <Icon name="eye" size={14} />
          {w.watching(watching)}
        </Pill>
      )}
      {rated && <Pill>{w.rated}</Pill>}
    </>
  )
}

/** A live table: its players, who is ahead, and the number of spectators. */
export function LiveCard({ live }: { live: LiveTable }) {
  const { table, game, settings, names, chances } = live
  const mode = useModeName(game, settings.mode)
  return (
    <article className="panel live-card">
      <div className="view">
        <Thumb game={game} seats={names.length} />
        <span className="row">
          <LivePills live={live} />
        </span>
      </div>
      <h3>{leader(chances, names)}</h3>
      <p>{w.by(mode === '' ? gameName(game) : words.home.gameMode(gameName(game), mode), names)}</p>
      {chances && <ChanceBar chances={chances} />}
      <ButtonLink href={href({ at: 'table', id: table })} aria-label={w.watchGame(gameName(game), names)}>
        <Icon name="play" size={14} />
        {w.watch}
      </ButtonLink>
    </article>
  )
}
