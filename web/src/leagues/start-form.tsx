import type { Format } from '@robodrome/leagues'
import { useEffect, useState } from 'react'
import { Button } from '../kit/button.tsx'
import { IconButton } from '../kit/icon-button.tsx'
import { Scene } from '../boards/scene.tsx'
import { askForHosted, useHosted } from '../page/hosted.ts'
import { placeHref } from '../page/route.ts'
import { FIRST_GAME, gameName } from '../boards/faces.ts'
import { words } from '../words/index.ts'
import { createCompetition, enterCompetition } from './api.ts'
import { Fault, useAttempt } from './fault.tsx'
import { inField } from './time.ts'
import { definitionOf, gamesOf, matchesOf, MORE_SHAPES, SHAPES, sizesOf, takesTeams, type Choice } from './shapes.ts'

const KEY = 'robodrome.league'

/** The five choices made the last time. */
function lastChoice(): Choice {
  const usual: Choice = { format: 'round robin', game: FIRST_GAME, size: 4, pace: 'live', fill: true, teams: false }
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Choice>) }
  } catch {
    return usual
  }
}

/** A new league in five choices, with their consequences below. */
export function StartForm() {
  const w = words.startLeague
  const [choice, setChoice] = useState(lastChoice)
  const [title, setTitle] = useState('')
  const [startAt, setStartAt] = useState<string>('')
  const { attempt, fault, isBusy } = useAttempt()
  useHosted()
  useEffect(() => {
    void askForHosted()
  }, [])
  const games = gamesOf(choice.format)
  const game = games.includes(choice.game) ? choice.game : (games[0] ?? choice.game)
  const [least, most] = sizesOf(choice.format)
  const size = Math.min(Math.max(choice.size, least), most)
  const now = { ...choice, game, size }
  const change = (more: Partial<Choice>): void => setChoice({ ...now, ...more })
  const course = matchesOf(now)
  const { format } = now
  const isForTeams = now.teams && takesTeams(now)
  const usualTitle = format === 'decathlon' ? words.leagues.formats.decathlon : w.named(words.leagues.formats[format], gameName(game))
  const begin = (): void =>
    attempt(async () => {
      localStorage.setItem(KEY, JSON.stringify(now))
      const { id } = await createCompetition({
        ...definitionOf(now, title.trim() !== '' ? title.trim() : usualTitle),
        ...(startAt !== '' && { startAt: new Date(startAt).getTime() }),
      })
      if (!isForTeams) await enterCompetition(id)
      location.hash = placeHref('leagues', id)
    })
  return (
    <section className="panel lg-start" aria-labelledby="lg-start">
      <h2 id="lg-start">{w.title}</h2>
      <fieldset className="lg-choices">
        <legend className="label">{w.how}</legend>
        {(Object.keys(SHAPES) as Format[]).map((each) => (
          <FormatChoice key={each} format={each} isChosen={each === format} choose={change} />
        ))}
        <details className="lg-more" open={format in MORE_SHAPES || undefined}>
          <summary>{w.moreWays}</summary>
          <div className="lg-choices">
            {(Object.keys(MORE_SHAPES) as Format[]).map((each) => (
              <FormatChoice key={each} format={each} isChosen={each === format} choose={change} />
            ))}
          </div>
        </details>
      </fieldset>
      <p className="lg-note" role="status">
        {w.formatSays[format]}
      </p>
      {games.length === 0 ? (
        <p className="lg-note">{w.allGames}</p>
      ) : (
        <fieldset className="lg-choices lg-games">
          <legend className="label">{w.game}</legend>
          {games.map((each) => (
            <label key={each} className="lg-choice">
              <input type="radio" name="game" className="visually-hidden" checked={game === each} onChange={() => change({ game: each })} />
              <span>
                <Scene game={each} />
                {gameName(each)}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <div className="row flow">
        <div className="grow">
          <span className="label">{w.size}</span>
          <div className="lg-size row spread">
            <IconButton aria-label={w.fewer} disabled={size <= least} onClick={() => change({ size: size - 1 })}>
              −
            </IconButton>
            <b aria-live="polite">{isForTeams ? w.pairs(size) : w.seats(size)}</b>
            <IconButton aria-label={w.more} disabled={size >= most} onClick={() => change({ size: size + 1 })}>
              +
            </IconButton>
          </div>
        </div>
        <fieldset className="grow lg-choices lg-paces">
          <legend className="label">{w.pace}</legend>
          {(['live', 'days'] as const).map((pace) => (
            <label key={pace} className="lg-choice">
              <input
                type="radio"
                name="pace"
                className="visually-hidden"
                checked={choice.pace === pace}
                onChange={() => change({ pace })}
              />
              <span>{w.paces[pace]}</span>
            </label>
          ))}
        </fieldset>
      </div>
      <label className="lg-when">
        <b>{w.name}</b>
        <input type="text" maxLength={60} value={title} placeholder={usualTitle} onChange={(event) => setTitle(event.target.value)} />
        <span className="whom">{w.nameHint}</span>
      </label>
      <label className="lg-when">
        <b>{w.startAt}</b>
        <input type="datetime-local" min={inField(Date.now())} value={startAt} onChange={(event) => setStartAt(event.target.value)} />
        <span className="whom">{startAt === '' ? w.startHint : w.startBy}</span>
      </label>
      {takesTeams(now) && (
        <label className="row lg-fill">
          <input type="checkbox" checked={now.teams} onChange={(event) => change({ teams: event.target.checked })} />
          <span>
            <b>{w.teams}</b>
            <span className="whom">{w.teamsHint}</span>
          </span>
        </label>
      )}
      <label className="row lg-fill">
        <input type="checkbox" checked={choice.fill} onChange={(event) => change({ fill: event.target.checked })} />
        <span>
          <b>{w.fill}</b>
          <span className="whom">{w.fillHint}</span>
        </span>
      </label>
      <Fault fault={fault} />
      <div className="row spread lg-begin">
        <p>{course === null ? w.hour : w.sum(course.rounds, course.matches, choice.pace)}</p>
        <Button look="bone" disabled={isBusy} onClick={begin}>
          {w.begin}
        </Button>
      </div>
    </section>
  )
}

const FormatChoice = ({ format, isChosen, choose }: { format: Format; isChosen: boolean; choose(choice: { format: Format }): void }) => (
  <label className="lg-choice">
    <input type="radio" name="format" className="visually-hidden" checked={isChosen} onChange={() => choose({ format })} />
    <span>{words.leagues.formats[format]}</span>
  </label>
)
