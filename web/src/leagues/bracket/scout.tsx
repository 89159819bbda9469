import type { EntrantId } from '@robodrome/leagues'
import type { CompetitionView } from '@robodrome/protocol'
import { Icon } from '../../kit/icons.tsx'
import { Sheet } from '../../kit/sheet.tsx'
import { IconLink } from '../../kit/icon-button.tsx'
import { href } from '../../page/route.ts'
import { roomWords } from '../../words/league-rooms.ts'
import { calledIn, nameIn } from '../league.ts'
import { Mascot } from '../who.tsx'
import { winsOf } from './columns.ts'
import './scout.css'

/** An entrant's finished matches, latest first. */
const playedBy = ({ state }: CompetitionView, entrant: EntrantId) =>
  state.fixtures.filter(({ sides, decision }) => sides.includes(entrant) && decision !== null).toReversed()

/** An entrant's record in this competition, in a few words. */
export function recordOf(view: CompetitionView, entrant: EntrantId): string {
  const played = playedBy(view, entrant)
  const won = played.filter(({ sides, ranks }) => ranks[sides.indexOf(entrant)] === 1).length
  return played.length === 0 ? roomWords.bracket.firstHere : roomWords.season.wonOf(won, played.length)
}

/** An opponent: their keepers and all their matches here, each with its replay. */
export function Scout({ view, entrant, close }: { view: CompetitionView; entrant: EntrantId; close(): void }) {
  const w = roomWords.bracket
  const played = playedBy(view, entrant)
  const keepers = view.state.holdings[entrant]?.keepers ?? []
  return (
    <Sheet title={w.scout(calledIn(view, entrant))} kind="dialog" onClose={close}>
      <div className="lg-scout">
        <p className="lg-who">
          <Mascot view={view} entrant={entrant} size={44} />
          <b>{recordOf(view, entrant)}</b>
        </p>
        {keepers.length > 0 && <p>{w.keepers(keepers.map(({ card }) => card))}</p>}
        {played.length === 0 ? (
          <p>{w.nothingSeen}</p>
        ) : (
          <ul>
            {played.map((fixture) => {
              const others = fixture.sides.filter((side) => side !== entrant)
              const isWon = fixture.ranks[fixture.sides.indexOf(entrant)] === 1
              const table = fixture.ended.at(-1) ?? null
              return (
                <li key={fixture.id}>
                  <b className={isWon ? 'lg-scout-won' : ''}>{isWon ? roomWords.season.letters.won : roomWords.season.letters.lost}</b>
                  <span className="grow ellipsis">{others.map((side) => nameIn(view, side, roomWords.season.you)).join(', ')}</span>
                  <b className="tabular">{[entrant, ...others].map((side) => winsOf(fixture, side)).join(' : ')}</b>
                  {table !== null && view.id !== 'career' && (
                    <IconLink
                      href={href({ at: 'table', id: table })}
                      aria-label={roomWords.season.replay([calledIn(view, entrant), ...others.map((side) => calledIn(view, side))])}
                    >
                      <Icon name="play" size={16} />
                    </IconLink>
                  )}
                </li>
              )
            })}
          </ul>
        )}
      </div>
    </Sheet>
  )
}
