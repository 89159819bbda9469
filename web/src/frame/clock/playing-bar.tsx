import type { Reader } from '@robodrome/phrases'
import { memo, useMemo } from 'react'
import { Button } from '../../kit/button.tsx'
import { PillButton } from '../../kit/pill.tsx'
import type { BoardModule, BoardProps } from '../../boards/board.ts'
import { Icon } from '../../kit/icons.tsx'
import { Sentence } from '../../kit/sentence.tsx'
import { IconButton } from '../../kit/icon-button.tsx'
import { prefer, usePreferences } from '../../page/preferences.ts'
import { words } from '../../words/index.ts'
import { WaitingBar } from '../prompt-bar.tsx'
import type { Still } from './stills.ts'
import type { Player, Shown } from './player.ts'
import './playing-bar.css'

const PACES = ['1', '2', '4'] as const
/** The maximum number of progress dots. */
const DOTS = 8

/**
 * The prompt while past events are played back: what is being shown, progress, and buttons to continue. Answers wait until the player is
 * live.
 */
export const PlayingBar = memo(function PlayingBar({
  player,
  shown,
  board,
  reader,
  breakdown,
}: {
  player: Player
  shown: Shown
  board: BoardModule
  reader: Reader
  breakdown: BoardProps['breakdown']
}) {
  const { kind, still, playing } = shown
  const w = words.table
  const about = ({ snapshot }: Still): string => (board.caption ?? board.headline)({ snapshot, seat: snapshot.seat, nameOf: reader.nameOf })
  const title = about(still)
  // Progress is counted within what the title names: an attack or a turn.
  const [n, of] = useMemo(() => placeOf(shown, (each) => about(each) === title), [shown, title, board, reader])
  return (
    <WaitingBar
      shown={still.told}
      title={
        <>
          {title} <span className="far">{w.far(n, of)}</span>
        </>
      }
      note={
        still.tumbling || still.event === null ? (
          w.tumbling(still.tumbling)
        ) : (
          <Sentence
            parts={board.describe(still.event, reader.nameOf).parts}
            reader={reader}
            symbols={board.symbols}
            breakdown={breakdown}
          />
        )
      }
      step={-2}
    >
      {of <= DOTS && (
        <span className="dots" aria-hidden="true">
          {Array.from({ length: of }, (_, i) => (
            <i key={i} className={i < n - 1 ? 'past' : i === n - 1 ? 'now' : ''} />
          ))}
        </span>
      )}
      <IconButton aria-label={playing ? w.pauseReplay : w.playReplay} onClick={player.toggle}>
        <Icon name={playing ? 'pause' : 'play'} size={18} />
      </IconButton>
      <PaceButtons player={player} />
      <Button onClick={player.live}>
        <Icon name="skip" size={16} />
        {kind === 'replay' ? w.toNow : w.skip}
      </Button>
    </WaitingBar>
  )
})

function PaceButtons({ player }: { player: Player }) {
  const { pace } = usePreferences()
  const choose = (wanted: (typeof PACES)[number]): void => {
    prefer({ pace: wanted })
    player.repace()
  }
  return (
    <span className="paces" role="group" aria-label={words.table.speedLabel}>
      {PACES.map((each) => (
        <PillButton key={each} isOn={each === pace} onClick={() => choose(each)}>
          {words.table.speed(each)}
        </PillButton>
      ))}
    </span>
  )
}

/** The position of this picture among neighbouring pictures of the same kind. */
function placeOf({ stills, at }: Shown, isSame: (still: Still) => boolean): [n: number, of: number] {
  let first = at
  let last = at
  while (first > 0 && isSame(stills[first - 1]!)) first--
  while (last + 1 < stills.length && isSame(stills[last + 1]!)) last++
  return [at - first + 1, last - first + 1]
}
