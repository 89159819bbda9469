import { EXTRAS } from '../boards/extras.ts'
import { Robot } from '../boards/robot.tsx'
import { Stage } from '../shell/stage.tsx'
import { useLoaded } from '../table/remote.ts'
import { words } from '../words/index.ts'
import { competitions } from './api.ts'
import { CareerCard } from './career/career-card.tsx'
import { Cups, isCup } from './cups.tsx'
import { Joinable } from './joinable.tsx'
import { byUrgency } from './league.ts'
import { OwnSeason } from './own-season.tsx'
import { Podium, type Step } from './podium.tsx'
import { StartForm } from './start-form.tsx'
import '../lobby/tables.css'
import '../lobby/lobby.css'
import '../lobby/tables.css'

const PACE = { everyMs: 8_000 }

/** Three robots on a podium, the picture of every league. */
const HEROES: readonly Step[] = [
  { figure: EXTRAS.samurai, seat: 2, name: '', place: 1 },
  { figure: EXTRAS.giant, seat: 0, name: '', place: 2 },
  { figure: EXTRAS.cube, seat: 1, name: '', place: 3 },
]

/** What to play next: the reader's seasons, leagues to join, a new league, the career. */
export function LeaguesPage() {
  const { cards, isAway, relist } = useCompetitions()
  const w = words.leagues
  // A cup is listed with the cups, unless it waits for the reader.
  const own = cards.filter((card) => card.own && (!isCup(card) || card.waiting.length > 0)).toSorted(byUrgency)
  const under = own.filter(({ status }) => status === 'running').length
  const seasons = cards.filter((card) => !card.own && !isCup(card))
  const open = seasons.filter(({ status }) => status === 'open')
  const running = seasons.filter(({ status }) => status === 'running')
  return (
    <div className="league-page lobby">
      <Stage heading={w.title} lead={w.lead}>
        <div className="lg-heroes">
          <Robot figure={EXTRAS.hound} seat={3} size={84} />
          <Podium steps={HEROES} size={96} />
          <Robot figure={EXTRAS.runner} seat={3} size={84} />
        </div>
      </Stage>
      <main className="lg-wrap">
        <div className="lg-lists">
          <section aria-labelledby="lg-yours">
            <h2 id="lg-yours">
              {w.yours}
              {under > 0 && <small>{w.running(under)}</small>}
            </h2>
            {isAway && <p className="table-card empty">{w.offline}</p>}
            {own.length === 0 && (
              <CareerCard>
                <p>
                  <b>{w.noneYet}</b> {w.noneHint}
                </p>
              </CareerCard>
            )}
            <ul className="lg-seasons">
              {own.map((card, i) => (
                <OwnSeason key={card.id} card={card} isFirst={i === 0} />
              ))}
            </ul>
          </section>
          <Cups cards={cards.filter((card) => isCup(card) && !own.includes(card))} relist={relist} />
          <Joinable title={w.joinable} cards={open} empty={w.noneToJoin} relist={relist} />
          {running.length > 0 && <Joinable title={w.others} cards={running} empty="" relist={relist} />}
        </div>
        <div className="lg-side">
          <StartForm />
          {own.length > 0 && <CareerCard />}
        </div>
      </main>
    </div>
  )
}

function useCompetitions() {
  const { found, failure, again } = useLoaded(competitions, PACE)
  return { cards: found ?? [], isAway: failure !== null, relist: () => void again() }
}
