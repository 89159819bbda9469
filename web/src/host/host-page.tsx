import { DECISIONS, hostView, type HostView } from '@robodrome/protocol'
import { useState } from 'react'
import { Button, ButtonLink } from '../kit/button.tsx'
import { Alert } from '../kit/alert.tsx'
import { CopyButton } from '../kit/copy-button.tsx'
import { href } from '../page/route.ts'
import { Stage } from '../shell/stage.tsx'
import { agoText, useNow } from '../shell/time.ts'
import { call } from '../table/api.ts'
import { hostWords as w } from '../words/host.ts'
import { words } from '../words/index.ts'
import { HostBoxes } from './host-boxes.tsx'
import { Who } from './who.tsx'
import './host.css'

/** The host's page: reports, people, and totals. The token is kept only in this page. */
export default function HostPage() {
  const [token, setToken] = useState('')
  const [view, setView] = useState<HostView | null>(null)
  const [refused, setRefused] = useState(false)
  const now = useNow(60_000)
  const ask = async (path: string, method = 'GET', body?: unknown): Promise<void> => {
    const found = await call(hostView, path, method, body, { 'x-host-token': token }).catch(() => null)
    setRefused(found === null)
    if (found) setView(found)
  }
  return (
    <>
      <Stage heading={w.title} lead={w.lead} />
      <main className="host">
        {view === null ? (
          <form
            className="row"
            onSubmit={(event) => {
              event.preventDefault()
              void ask('host')
            }}
          >
            <label className="grow">
              {w.token}
              <input type="password" autoComplete="off" value={token} onChange={(event) => setToken(event.target.value)} />
            </label>
            <Button type="submit" look="bone">
              {w.enter}
            </Button>
          </form>
        ) : (
          <>
            <section aria-labelledby="reports">
              <h2 id="reports">{w.reports}</h2>
              {view.reports.length === 0 && <p>{w.noReports}</p>}
              <ul>
                {view.reports.map(({ id, table, by, of, reason, text, at }) => (
                  <li key={id} className="panel">
                    <b>
                      <Who account={of} />: {text}
                    </b>
                    <span>
                      {w.reportedBy} <Who account={by} />, {agoText(at, now)}: {words.chat.reasons[reason]}
                    </span>
                    <span className="row">
                      <ButtonLink href={href({ at: 'table', id: table })}>{w.look}</ButtonLink>
                      {DECISIONS.map((decision) => (
                        <Button
                          key={decision}

                          onClick={() => void ask(`host/reports/${id}/settle`, 'POST', { decision })}
                        >
                          {w.settle[decision]}
                        </Button>
                      ))}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
            <HostBoxes view={view} token={token} ask={(path, body) => void ask(path, 'POST', body)} />
            <Figures
              title={w.people}
              rows={[
                [w.all, view.people.all],
                [w.kept, view.people.kept],
                [w.programs, view.people.programs],
                [w.today, view.people.seenToday],
              ]}
            />
            <section aria-labelledby="newest">
              <h2 id="newest">{w.newest}</h2>
              <dl className="panel figures">
                {view.people.newest.map((each) => (
                  <div key={each.id}>
                    <dt>
                      <Who account={each} />
                    </dt>
                    <dd>{agoText(each.since, now)}</dd>
                  </div>
                ))}
              </dl>
            </section>
            <Figures
              title={w.tables}
              rows={[
                [w.open, view.tables.open],
                [w.playing, view.tables.playing],
                [w.over, view.tables.over],
              ]}
            />
            {view.packages.length > 0 && (
              <section aria-labelledby="packages">
                <h2 id="packages">{w.packages}</h2>
                <ul>
                  {view.packages.map((each) => (
                    <Package key={each.folder} of={each} close={(closing) => void ask(`host/packages/${each.game}`, 'POST', { closing })} />
                  ))}
                </ul>
              </section>
            )}
            <Figures title={w.sizes} rows={view.sizes.map(({ name, bytes }) => [name, w.bytes(bytes)])} />
            <Figures title={w.versions} rows={view.versions.map(({ name, version }) => [name, version])} />
          </>
        )}
        {refused && <Alert mild>{w.refused}</Alert>}
      </main>
    </>
  )
}

/** A game from outside: its files, and its news. */
const Package = ({ of, close }: { of: HostView['packages'][number]; close(closing: boolean): void }) => {
  const state = [
    ...(of.why === null ? [] : [`${w.left}: ${of.why}`]),
    ...(of.closing ? [w.leaving] : []),
    ...(of.playing > 0 ? [w.ending(of.playing)] : []),
    ...(of.pinned ? [w.pinned] : []),
  ]
  return (
    <li className="panel">
      <b>
        {of.title} {of.version}
      </b>
      <span>{[of.folder, ...state].join(' · ')}</span>
      {of.digest !== '' && <code className="digest">{of.digest}</code>}
      {of.news.toReversed().map(({ at, what }) => (
        <span key={at}>
          {timeOf(at)} {what}
        </span>
      ))}
      {of.game !== null && (
        <span className="row">
          <CopyButton text={`${of.folder}#${of.digest}`} says={w.pin} done={w.pinCopied} label={w.pin} />
          <Button onClick={() => close(!of.closing)}>{of.closing ? w.reopen : w.close}</Button>
        </span>
      )}
    </li>
  )
}

const timeOf = (at: number): string => new Date(at).toLocaleTimeString()

const Figures = ({ title, rows }: { title: string; rows: readonly (readonly [name: string, value: string | number])[] }) => (
  <section>
    <h2>{title}</h2>
    <dl className="panel figures">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </section>
)
