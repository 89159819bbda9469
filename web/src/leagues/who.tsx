import type { EntrantId } from '@robodrome/leagues'
import type { CompetitionView } from '@robodrome/protocol'
import { Robot, type Figure } from '../kit/robot.tsx'
import { words } from '../words/index.ts'
import { nameIn } from './league.ts'

const FIGURES: readonly Figure[] = [
  'bot-meow',
  'bot-vrex',
  'bot-tetsu',
  'volt-hound',
  'bot-slicer',
  'volt-merc',
  'bot-pytron',
  'volt-coil',
  'bot-over',
  'volt-reaper',
]

/** Which robot stands for an entrant, and in which paint. */
export const figureOf = (entrant: EntrantId): { figure: Figure; seat: number } => ({
  figure: FIGURES[entrant % FIGURES.length]!,
  seat: entrant % 4,
})

/** A mascot in a paint for each entrant: two may share a paint, never a silhouette, as long as there are enough. */
export const Mascot = ({ entrant, size = 30, own = false }: { entrant: EntrantId; size?: number; own?: boolean }) => (
  <span className={own ? 'lg-mascot own' : 'lg-mascot'}>
    <Robot {...figureOf(entrant)} size={size} />
  </span>
)

/** Who an entrant is: mascot and name, "You" with a frame. */
export const Who = ({ view, entrant, size }: { view: CompetitionView; entrant: EntrantId; size?: number }) => (
  <span className="lg-who">
    <Mascot entrant={entrant} own={view.own.includes(entrant)} {...(size !== undefined && { size })} />
    <b className="ell">{nameIn(view, entrant, words.season.you)}</b>
  </span>
)
