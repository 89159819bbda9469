import type { SeenEvent } from '@robodrome/table'
import { Icon } from '../kit/icons.tsx'
import { IconButton } from '../kit/icon-button.tsx'
import { words } from '../words/index.ts'
import type { Still } from './clock/stills.ts'
import type { Player, Shown } from './clock/player.ts'
import './scrubber.css'

/** Play, a track with a tick for each turn, and a button to return to the present. The pace is in the prompt. */
export function Scrubber({
  player,
  shown: { kind, stills, at, playing },
  marks,
  say,
}: {
  player: Pick<Player, 'toggle' | 'seek' | 'live'>
  shown: Omit<Shown, 'still'>
  marks: readonly number[]
  say(at: number): string
}) {
  const last = Math.max(1, stills.length - 1)
  const isLive = kind === 'live'
  return (
    <div className="scrub" role="group" aria-label={words.table.replaying}>
      <IconButton aria-label={playing ? words.table.pauseReplay : words.table.playReplay} onClick={player.toggle}>
        <Icon name={playing ? 'pause' : 'play'} size={18} />
      </IconButton>
      <span className="track">
        <span className="ticks" aria-hidden="true">
          {marks.map((mark) => (
            <i key={mark} style={{ left: `${mark * 100}%` }} />
          ))}
        </span>
        <input
          type="range"
          min={0}
          max={last}
          value={isLive ? last : at}
          aria-label={words.table.scrubber}
          aria-valuetext={isLive ? words.table.live : say(at)}
          onChange={(event) => player.seek(Number(event.target.value))}
        />
      </span>
      <button type="button" className={`pill${isLive ? '' : ' on'}`} aria-pressed={isLive} onClick={player.live}>
        {words.table.live}
      </button>
    </div>
  )
}

/** The starts of turns on the track, from 0 to 1: measured in pictures, or in steps of the table while live. */
export function turnsOf(stills: readonly Pick<Still, 'all' | 'told'>[], told: readonly SeenEvent[], seq: number, event: string): number[] {
  const begins = (still: Pick<Still, 'all' | 'told'>, i: number): boolean =>
    still.all.slice(stills[i - 1]?.told ?? 0, still.told).some((each) => each.event.kind === event)
  const steps =
    stills.length > 1
      ? stills.flatMap((still, i) => (begins(still, i) ? [i / (stills.length - 1)] : []))
      : told.flatMap((each) => (each.event.kind === event ? [each.seq / seq] : []))
  return [...new Set(steps)]
}
