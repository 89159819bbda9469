import { placeHref } from '../page/route.ts'
import { Stage } from '../shell/stage.tsx'
import { aboutWords as w } from '../words/about-words.ts'
import { useSite } from './use-site.ts'
import './about.css'

const TABS = ['help', 'about', 'privacy'] as const
type Tab = (typeof TABS)[number]

/** Help, information about this site, and what it stores, in three tabs with an address each. */
export default function AboutPage({ rest }: { rest: readonly string[] }) {
  const tab = TABS.find((each) => each === rest[0]) ?? 'help'
  return (
    <div className="about">
      <Stage heading={w.tabs[tab]} />
      <nav className="about-tabs" aria-label={w.tabs[tab]}>
        {TABS.map((each) => (
          <a key={each} href={placeHref('about', each)} aria-current={each === tab ? 'page' : undefined}>
            {w.tabs[each]}
          </a>
        ))}
      </nav>
      <main className="about-text">{PARTS[tab]()}</main>
    </div>
  )
}

const PARTS: Readonly<Record<Tab, () => React.ReactNode>> = {
  help: () =>
    w.questions.map(({ ask, tell }) => (
      <details key={ask}>
        <summary>{ask}</summary>
        <p>{tell}</p>
      </details>
    )),
  about: () => (
    <>
      <p>{w.unofficial}</p>
      <p>{w.names}</p>
      <p>{w.licence}</p>
      <Site />
    </>
  ),
  privacy: () => <Privacy />,
}

/** The version, and how to reach the person who runs the site. */
function Site() {
  const site = useSite()
  if (site === null) return null
  if (site === 'away') return <p>{w.failed}</p>
  return (
    <>
      <p>{w.version(site.version)}</p>
      <h2>{w.host}</h2>
      <p>{site.contact === null ? w.noContact : w.contact(site.contact)}</p>
      {site.imprint !== null && (
        <p>
          <a href={site.imprint} rel="noopener">
            {w.imprint}
          </a>
        </p>
      )}
    </>
  )
}

/** How long chat is kept if the server does not say. */
const USUAL_CHAT_DAYS = 180

function Privacy() {
  const site = useSite()
  const days = site === null || site === 'away' ? USUAL_CHAT_DAYS : site.chatDays
  return (
    <>
      <dl>
        {w.kept.map(({ what, how }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{typeof how === 'string' ? how : how(days)}</dd>
          </div>
        ))}
      </dl>
      <p>{w.rights}</p>
      <p>
        <a href={placeHref('account')}>{w.account}</a>
      </p>
    </>
  )
}
