import { useEffect, useState } from 'react'
import { Button } from '../kit/button.tsx'
import { learningIn } from '../boards/learning.ts'
import { Icon } from '../kit/icons.tsx'
import { Sheet } from '../kit/sheet.tsx'
import { learningOf } from '../boards/learning-words.ts'
import { words } from '../words/index.ts'
import { Frozen } from './picture.tsx'
import { SECONDS, Told } from './told.tsx'

/** The current picture, and whether the next follows automatically. */
export interface Show {
  at: number
  plays: boolean
}

/** The pictures of a turn, large, in order: automatically, by buttons or by arrow keys. */
export function TurnShow({ game, from, onClose }: { game: string; from: Show; onClose(): void }) {
  const [{ at, plays }, setShow] = useState(from)
  const { settings, pictures } = learningIn(game).turn
  const last = pictures.length - 1
  const go = (to: number): void => setShow({ at: Math.min(Math.max(to, 0), last), plays: false })
  useEffect(() => {
    if (!plays) return
    const timer = setTimeout(() => setShow({ at: Math.min(at + 1, last), plays: at < last }), SECONDS * 1000)
    return () => clearTimeout(timer)
  }, [at, plays, last])
  const said = learningOf(game)
  const w = words.learn.show
  const picture = pictures[at]!
  const about = said.pictures[picture.id]!
  return (
    <Sheet
      title={said.turn}
      kind="dialog"
      onClose={onClose}
      onKey={({ key }) => {
        if (key === 'ArrowRight') go(at + 1)
        if (key === 'ArrowLeft') go(at - 1)
      }}
    >
      <div className="turn-show">
        <Frozen game={game} settings={settings} picture={picture} label={about.title} />
        <div className="turn-said" aria-live="polite">
          <h3>{`${at + 1}. ${about.title}`}</h3>
          <Told of={about} />
        </div>
        <div className="row">
          <Button disabled={at === 0} onClick={() => go(at - 1)}>
            {w.back}
          </Button>
          <Button look="ghost" onClick={() => setShow({ at: plays || at < last ? at : 0, plays: !plays })}>
            <Icon name={plays ? 'pause' : 'play'} size={14} />
            {plays ? w.pause : w.play}
          </Button>
          <Button disabled={at === last} onClick={() => go(at + 1)}>
            {w.next}
          </Button>
        </div>
      </div>
    </Sheet>
  )
}
