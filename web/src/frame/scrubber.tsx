import { Icon } from '../kit/icons.tsx'
import { words } from '../words/index.ts'
import type { SeenEvent } from '@robodrome/table'
import type { Replay } from './use-replay.ts'
import './scrubber.css'

/** Play, track, speed, and the way back to now. The prompt stays reachable meanwhile. */
export function Scrubber({ replay, marks, say }: { replay: Replay; marks: readonly number[]; say(at: number): string }) {
  const { at, moments, playing } = replay
  const last = Math.max(1, moments.length - 1)
  const label = playing ? words.table.pauseReplay : words.table.playReplay
  return (
    <div className="scrub" role="group" aria-label={words.table.replaying}>
      <button type="button" className="icb" aria-label={label} onClick={replay.toggle}>
        <Icon name={playing ? 'pause' : 'play'} size={18} />
      </button>
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
          value={at ?? last}
          aria-label={words.table.scrubber}
          aria-valuetext={at === null ? words.table.live : say(at)}
          onChange={(event) => replay.seek(Number(event.target.value))}
        />
      </span>
      {at !== null && (
        <button
          type="button"
          className="pill"
          aria-label={`${words.table.speedLabel} ${words.table.speed(replay.speed)}`}
          onClick={replay.faster}
        >
          {words.table.speed(replay.speed)}
        </button>
      )}
      <button type="button" className={`pill${at === null ? '' : ' on'}`} aria-pressed={at === null} onClick={replay.live}>
        {words.table.live}
      </button>
    </div>
  )
}

/** Where turns begin on the track, from 0 to 1: by the steps of the replay, or by those of the table while nothing is replayed. */
export function turnsOf({ moments }: Pick<Replay, 'moments'>, told: readonly SeenEvent[], seq: number, event: string): number[] {
  const steps =
    moments.length > 1
      ? moments.flatMap(({ events }, i) => (events.some(({ kind }) => kind === event) ? [i / (moments.length - 1)] : []))
      : told.flatMap((each) => (each.event.kind === event ? [each.seq / seq] : []))
  return [...new Set(steps)]
}
