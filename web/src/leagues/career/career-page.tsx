import { useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { EXTRAS } from '../../boards/extras.ts'
import { FIRST_GAME } from '../../boards/faces.ts'
import { CAREER_GAMES, careerName } from '../../boards/leagues.ts'
import { Pad } from '../../boards/pad.tsx'
import { Scene } from '../../boards/scene.tsx'
import { OutsideNote } from '../../shell/outside-note.tsx'
import { Stage } from '../../shell/stage.tsx'
import { roomWords } from '../../words/league-rooms.ts'
import { words } from '../../words/index.ts'
import { useAttempt, Fault } from '../fault.tsx'
import { Cover } from '../cover.tsx'
import { LeagueScreen } from '../league-page.tsx'
import { Career } from './career.ts'
import { Ladder } from './ladder.tsx'
import { useCareer } from './use-career.ts'
import '../../shell/stage.css'
import '../../lobby/lobby.css'

/** The career on this device: a season against AI opponents, week by week, without a server. */
export function CareerPage() {
  const { career, league, isLoading, reopen } = useCareer()
  const [isLeaving, setLeaving] = useState(false)
  if (isLoading) return <Cover />
  if (career === null || league === null || isLeaving)
    return (
      <Choose
        division={career?.nextDivision() ?? 0}
        begun={() => {
          setLeaving(false)
          reopen()
        }}
      />
    )
  const w = roomWords.career
  const end = career.end()
  const { done, all, week, weeks } = career.progress()
  const next = career.nextDivision()
  return (
    <>
      <aside className="lg-careerbar" aria-label={w.title}>
        <Ladder division={career.division} />
        {end === null ? (
          <label className="lg-progress">
            <span>
              {w.week(week, weeks)} · {w.playing(done, all)}
            </span>
            <progress max={Math.max(1, all)} value={done} />
          </label>
        ) : (
          <p className="row flow" role="status">
            <b>{words.leagues.place(end.place, career.view().state.entrants.length)}.</b>
            {end.isUp ? (next === career.division ? w.top : w.promoted(w.divisions[next]!)) : w.stays}
            <Button look="signal" onClick={() => setLeaving(true)}>
              {w.nextSeason}
            </Button>
          </p>
        )}
      </aside>
      <LeagueScreen league={league} />
    </>
  )
}

/** Choosing the league of the next season. */
function Choose({ division, begun }: { division: number; begun(): void }) {
  const w = roomWords.career
  const [game, setGame] = useState(FIRST_GAME)
  const { attempt, fault, isBusy } = useAttempt()
  return (
    <div className="league-page lobby">
      <Stage heading={w.title} lead={w.alone}>
        <Pad seat={1} figure={EXTRAS.dinosaur} height={190} />
      </Stage>
      <main className="wrap one">
        <section className="panel lg-start">
          <h2>{w.choose}</h2>
          <Ladder division={division} />
          <fieldset className="lg-choices">
            <legend className="label">{words.startLeague.game}</legend>
            {CAREER_GAMES.map((each) => (
              <label key={each} className="lg-choice">
                <input type="radio" name="game" className="visually-hidden" checked={game === each} onChange={() => setGame(each)} />
                <span>
                  <Scene game={each} />
                  {careerName(each)}
                </span>
              </label>
            ))}
          </fieldset>
          <OutsideNote room="career" />
          <Fault fault={fault} />
          <Button look="signal" disabled={isBusy} onClick={() => attempt(() => Career.begin(game, division).then(begun))}>
            {w.begin}
          </Button>
        </section>
      </main>
    </div>
  )
}
