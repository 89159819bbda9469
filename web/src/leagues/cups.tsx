import type { CompetitionCard } from '@robodrome/protocol'
import { Button, ButtonLink } from '../kit/button.tsx'
import { Pill } from '../kit/pill.tsx'
import { placeHref } from '../page/route.ts'
import { gameName } from '../boards/faces.ts'
import { words } from '../words/index.ts'
import { Fault } from './fault.tsx'
import { SeatBoxes } from './seat-boxes.tsx'
import { hourOf } from './time.ts'
import { useEntering } from './use-entering.ts'
import './cups.css'

const FORMATS: readonly CompetitionCard['format'][] = ['knockout', 'double knockout', 'groups', 'arena']

/** Competitions of one evening or a few rounds that are not over yet. */
export const isCup = ({ format, status }: CompetitionCard): boolean =>
  FORMATS.includes(format) && (status === 'open' || status === 'running')

/** Running ones first, then by starting time; those started by hand come last. */
const byHour = (a: CompetitionCard, b: CompetitionCard): number => hourFor(a) - hourFor(b)
const hourFor = ({ status, startAt }: CompetitionCard): number => (status === 'running' ? 0 : (startAt ?? Number.MAX_SAFE_INTEGER))

/** Cups by their starting time, each with a button to enter. */
export function Cups({ cards, relist }: { cards: readonly CompetitionCard[]; relist(): void }) {
  const w = words.leagues
  const { join, fault, isBusy } = useEntering(relist)
  if (cards.length === 0) return null
  return (
    <section aria-labelledby="lg-cups">
      <h2 id="lg-cups">{w.cups}</h2>
      <Fault fault={fault} />
      <ul className="lg-cups">
        {cards.toSorted(byHour).map((card) => {
          const { id, title, games, entrants, most, own, round, status, startAt, teams } = card
          return (
            <li key={id} className={own ? 'panel own' : 'panel'}>
              {status === 'running' ? (
                <Pill className="lg-live">
                  <i />
                  {w.live}
                </Pill>
              ) : (
                <b className="tabular">{startAt === null ? w.anyTime : hourOf(startAt)}</b>
              )}
              <span className="grow">
                <b className="ellipsis">{title}</b>
                <span className="whom">
                  {[games.map(gameName).join(', '), ...(status === 'running' ? [w.round(round)] : [])].join(' · ')}
                </span>
                <span className="whom">
                  <SeatBoxes taken={entrants} of={most} />
                </span>
              </span>
              {own || status === 'running' || teams ? (
                <ButtonLink look="ghost" href={placeHref('leagues', id)}>
                  {own ? w.youAreIn : status === 'running' ? w.watch : w.open}
                </ButtonLink>
              ) : (
                <Button disabled={isBusy} onClick={() => join(id)}>
                  {w.enter}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
