import type { EntrantId, State } from '@robodrome/leagues'
import type { CompetitionView } from '@robodrome/protocol'
import { FACES } from '../boards/faces.ts'
import type { Figure } from '../boards/face.ts'
import { Robot } from '../boards/robot.tsx'
import { roomWords } from '../words/league-rooms.ts'
import { nameIn } from './league.ts'

/** The robots of all games, alternating so that neighbours differ. */
const ALL: readonly Figure[] = [0, 1, 2, 3, 4, 5].flatMap((n) => Array.from(FACES.values()).flatMap(({ figures }) => figures[n] ?? []))

/** The robots of a league: those of its game first, then the others, so that no two entrants share a silhouette. */
function figuresIn({ definition: { events } }: Pick<State, 'definition'>): readonly Figure[] {
  const games = new Set(events.map(({ game }) => game))
  const own = games.size === 1 ? (FACES.get(events[0]!.game)?.figures ?? []) : []
  return [...own, ...ALL.filter((figure) => !own.includes(figure))]
}

/** An entrant's robot, and its paint. */
export const figureOf = (state: Pick<State, 'definition'>, entrant: EntrantId): { figure: Figure; seat: number } => {
  const figures = figuresIn(state)
  return { figure: figures[entrant % figures.length]!, seat: entrant % 4 }
}

/** The entrants of a match on stage, as robots of its game, in different paint if there is enough of it. */
export function fightersOf(game: string, entrants: readonly EntrantId[]): { figure: Figure; seat: number }[] {
  const figures = FACES.get(game)?.figures ?? ALL
  const free = (of: number, taken: readonly number[], from: number): number => {
    const order = Array.from({ length: of }, (_, i) => (from + i) % of)
    return order.find((each) => !taken.includes(each)) ?? from % of
  }
  const found: { at: number; seat: number }[] = []
  for (const entrant of entrants)
    found.push({
      at: free(
        figures.length,
        found.map(({ at }) => at),
        entrant,
      ),
      seat: free(
        4,
        found.map(({ seat }) => seat),
        entrant,
      ),
    })
  return found.map(({ at, seat }) => ({ figure: figures[at]!, seat }))
}

/** A mascot in a paint for each entrant. Two entrants may share a paint, but no silhouette as long as there are enough. */
export const Mascot = ({ view, entrant, size = 30 }: { view: CompetitionView; entrant: EntrantId; size?: number }) => (
  <span className={view.own.includes(entrant) ? 'lg-mascot own' : 'lg-mascot'}>
    <Robot {...figureOf(view.state, entrant)} size={size} />
  </span>
)

/** An entrant's mascot and name; the reader's own is framed and called "You". */
export const Who = ({ view, entrant, size }: { view: CompetitionView; entrant: EntrantId; size?: number }) => (
  <span className="lg-who">
    <Mascot view={view} entrant={entrant} {...(size !== undefined && { size })} />
    <b className="ellipsis">{nameIn(view, entrant, roomWords.season.you)}</b>
  </span>
)
