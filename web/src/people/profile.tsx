import type { Profile } from '@robodrome/protocol'
import { useEffect, useState } from 'react'
import { Button, ButtonLink } from '../kit/button.tsx'
import { Alert } from '../kit/alert.tsx'
import { PORTRAITS } from '../boards/extras.ts'
import { USUAL_POOLS } from '../boards/people.ts'
import { Pad } from '../boards/pad.tsx'
import { Sheet } from '../kit/sheet.tsx'
import { prefer } from '../page/preferences.ts'
import { placeHref } from '../page/route.ts'
import { Stage } from '../shell/stage.tsx'
import { words } from '../words/index.ts'
import { profileOf, rename } from './api.ts'
import { BlockButton } from './blocked.tsx'
import { Battles, DeviceBattles } from './battles.tsx'
import { day } from './day.ts'
import { Keep } from './keep.tsx'
import { Games, Meetings } from './meetings.tsx'
import { RatingCard } from './rating-card.tsx'
import { Favourites, Memories, RobotSheet } from './robots.tsx'
import { useAsked, useDeed } from './use-asked.ts'
import './people.css'
import './profile.css'

/** A person's name, strength and battles; #/u alone shows the reader's own. */
export default function ProfilePage({ rest }: { rest: readonly string[] }) {
  const id = rest[0] ?? 'me'
  const { found, failed, again } = useAsked(id, () => profileOf(id))
  const [isKept, setKept] = useState(false)
  const [opponent, pickOpponent] = useState('')
  const w = words.profile
  if (found === null)
    return (
      <div className="people-screen">
        <Stage
          heading={failed === null ? '' : w.nobody}
          lead={failed}
          actions={
            failed !== null && (
              <>
                <Button onClick={again}>{w.again}</Button>
                <ButtonLink look="ghost" href={placeHref('ratings')}>
                  {w.ratings.all}
                </ButtonLink>
              </>
            )
          }
        >
          <Pad seat={0} figure={null} height={190} />
        </Stage>
        <main className="one" aria-busy={failed === null}>
          {failed !== null && id === 'me' && <DeviceBattles />}
        </main>
      </div>
    )
  const showAgainst = (id: string): void => {
    pickOpponent(id)
    // On a phone, the list is far above the button.
    document.querySelector('#battles')?.scrollIntoView({ block: 'start' })
  }
  const done = (): void => {
    setKept(true)
    again()
  }
  return (
    <div className="people-screen">
      <Head person={found} again={again} />
      <div className="keep-at">
        {found.own && !found.kept && !found.bot && <Keep name={found.name} onKept={done} />}
        {isKept && (
          <p className="panel keep" role="status">
            {words.account.kept}
          </p>
        )}
      </div>
      <main>
        <section className="ratings" aria-labelledby="ratings">
          <h2 id="ratings">
            {w.ratings.title}
            <a className="more" href={placeHref('ratings')}>
              {w.ratings.all}
            </a>
          </h2>
          <div className="rating-cards">
            {cardsOf(found).map(({ pool, rating }) => (
              <RatingCard key={pool} pool={pool} rating={rating} />
            ))}
          </div>
        </section>
        <div className="columns">
          <Battles key={found.id} person={found} opponent={opponent} pickOpponent={pickOpponent} />
          <aside>
            <Favourites robots={found.robots} />
            <Meetings person={found} pick={showAgainst} />
            <Games games={found.games} />
          </aside>
        </div>
        <Memories memories={found.memories} />
      </main>
    </div>
  )
}

/** One card per game, for its most played pool, and the other pools with battles. */
function cardsOf({ ratings }: Profile): { pool: string; rating: Profile['ratings'][number] | null }[] {
  const gameOf = (pool: string): string => pool.split(' ')[0]!
  const missing = USUAL_POOLS.filter((usual) => !ratings.some(({ pool }) => gameOf(pool) === gameOf(usual)))
  return [...ratings.map((rating) => ({ pool: rating.pool, rating })), ...missing.map((pool) => ({ pool, rating: null }))]
}

function Head({ person, again }: { person: Profile; again(): void }) {
  const w = words.profile
  const [edits, setEdits] = useState<'name' | 'robot' | null>(null)
  const figure = person.figure ?? (person.bot ? PORTRAITS.bot : PORTRAITS.person)
  const close = (): void => setEdits(null)
  // A choice made on another device applies here, too.
  useEffect(() => {
    if (person.own && person.figure !== null) prefer({ figure: person.figure })
  }, [person])
  const all = person.games.reduce((sum, each) => sum + each.won + each.lost + each.shared + each.off, 0)
  const won = person.games.reduce((sum, each) => sum + each.won, 0)
  const kind = person.bot ? w.program : person.kept ? null : w.guest
  return (
    <Stage
      heading={person.name}
      lead={[kind, w.battles(all), all > 0 ? w.won(won) : null, w.since(day(person.since))].filter((word) => word !== null).join(' · ')}
      actions={
        person.own ? (
          <>
            <Button look="ghost" onClick={() => setEdits('robot')}>
              {w.robot}
            </Button>
            <Button look="ghost" onClick={() => setEdits('name')}>
              {w.edit}
            </Button>
            <ButtonLink look="ghost" href={placeHref('account')}>
              {w.account}
            </ButtonLink>
          </>
        ) : (
          <>
            <ButtonLink look="signal" href={placeHref('opponents', 'to', person.id)}>
              {w.challenge}
            </ButtonLink>
            <BlockButton id={person.id} />
          </>
        )
      }
    >
      <Pad seat={1} figure={figure} height={210} />
      {edits === 'name' && <NameSheet name={person.name} onClose={close} onDone={again} />}
      {edits === 'robot' && <RobotSheet now={figure} onClose={close} onDone={again} />}
    </Stage>
  )
}

function NameSheet({ name: before, onClose, onDone }: { name: string; onClose(): void; onDone(): void }) {
  const [name, setName] = useState(before)
  const { failed, run } = useDeed()
  const submit = (event: React.FormEvent): void => {
    event.preventDefault()
    run(async () => {
      prefer({ name: (await rename(name)).name })
      onDone()
      onClose()
    })
  }
  return (
    <Sheet title={words.profile.edit} kind="dialog" onClose={onClose}>
      <form className="fields" onSubmit={submit}>
        <label>
          <span>{words.profile.name}</span>
          <input type="text" required maxLength={24} value={name} onChange={(event) => setName(event.target.value)} />
        </label>
        <Button type="submit" look="signal">
          {words.profile.saved}
        </Button>
        {failed && <Alert>{failed}</Alert>}
      </form>
    </Sheet>
  )
}
