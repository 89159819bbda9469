import { sentencesFor, shortDigest } from '@robodrome/workshop'
import { useState } from 'react'
import { gameName } from '../../boards/faces.ts'
import { Scene } from '../../boards/scene.tsx'
import { easyMind } from '../../frame/opponents.ts'
import { Alert } from '../../kit/alert.tsx'
import { Button } from '../../kit/button.tsx'
import { Icon } from '../../kit/icons.tsx'
import { Pill } from '../../kit/pill.tsx'
import { placeHref } from '../../page/route.ts'
import { language } from '../../words/language.ts'
import { sharingWords as w } from '../../words/sharing.ts'
import { MOST_BOXES, useDrafts } from '../drafts.ts'
import { playBox } from '../play.ts'
import { useBench } from '../use-bench.ts'
import type { Sent } from './sent.ts'
import { LeagueButton } from './league-button.tsx'
import { Author, Facts } from './meta.tsx'
import { ReportBox } from './report.tsx'
import { fork } from './take.ts'

/** Who made a box, what it changes, and what can be done with it. */
export function BoxView({ sent: { box, title, shared } }: { sent: Sent }) {
  const bench = useBench(box.game.id)
  const isFull = useDrafts().length >= MOST_BOXES
  const [fault, setFault] = useState<string | null>(null)
  const sentences = bench === null ? [] : sentencesFor(bench, bench.printed, box.content, language)
  const canPlay = shared === null || shared.state === 'shown' || shared.state === 'review'
  return (
    <>
      <header className="panel">
        <Scene game={box.game.id} />
        <div>
          <Pill>{gameName(box.game.id)}</Pill>
          <h1>{title}</h1>
          {shared === null ? (
            <p>{w.byLink}</p>
          ) : (
            <>
              <p>
                <Author author={shared.author} />
                {shared.forkedFrom !== null && (
                  <>
                    {' · '}
                    {w.forkedFrom} <a href={placeHref('box', ...shared.forkedFrom.name.split(' '))}>{shared.forkedFrom.title}</a>{' '}
                    <Author author={shared.forkedFrom.author} />
                  </>
                )}
              </p>
              {shared.note !== '' && <q>{shared.note}</q>}
              <Facts box={shared} />
              {shared.state !== 'shown' && <p className="state">{w.states[shared.state]}</p>}
            </>
          )}
          <code>{shortDigest(box.name.split(' ')[1]!)}</code>
          <div className="row flow">
            <Button
              look="signal"
              disabled={!canPlay}
              onClick={() => void playBox(box, easyMind()).catch((error: Error) => setFault(error.message))}
            >
              <Icon name="play" /> {w.play}
            </Button>
            <Button disabled={isFull} onClick={() => fork(box, title, box.name)}>
              <Icon name="share" /> {w.fork}
            </Button>
            {shared !== null && canPlay && <LeagueButton box={shared} />}
          </div>
          {isFull && <p>{w.full}</p>}
          <Alert>{fault}</Alert>
          <small>{w.unrated}</small>
        </div>
      </header>
      <section className="panel" aria-labelledby="box-changes">
        <h2 id="box-changes">{w.changes(sentences.length)}</h2>
        {bench !== null && sentences.length === 0 && <p>{w.noChanges}</p>}
        <ul>
          {sentences.map(({ path, sign, text }) => (
            <li key={path.join(' ')}>
              <b aria-hidden="true">{sign}</b> {text}
            </li>
          ))}
        </ul>
      </section>
      {shared !== null && !shared.own && <ReportBox box={shared} />}
    </>
  )
}
