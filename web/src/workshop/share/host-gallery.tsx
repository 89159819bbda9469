import type { GalleryQuery } from '@robodrome/protocol'
import { benchIds } from '@robodrome/workshop'
import { useCallback, useEffect, useState } from 'react'
import { gameName } from '../../boards/faces.ts'
import { Scene } from '../../boards/scene.tsx'
import { Alert } from '../../kit/alert.tsx'
import { Button, ButtonLink } from '../../kit/button.tsx'
import { OneOf } from '../../kit/field.tsx'
import { Icon } from '../../kit/icons.tsx'
import { placeHref } from '../../page/route.ts'
import { useLoaded } from '../../table/remote.ts'
import { words } from '../../words/index.ts'
import { sharingWords as w } from '../../words/sharing.ts'
import { gallery } from './api.ts'
import { Author, Facts } from './meta.tsx'
import { forkThere, playThere } from './take.ts'
import './share.css'

const ALL = 'all'

/** What people of this host have put into its gallery. Renders nothing if there is no host, or if it has no gallery. */
export default function HostGallery({ isFull }: { isFull: boolean }) {
  const [game, setGame] = useState(ALL)
  const [order, setOrder] = useState<NonNullable<GalleryQuery['order']>>('new')
  const [fault, setFault] = useState<string | null>(null)
  const [most, setMost] = useState(1)
  const load = useCallback(async () => {
    const wanted = { order, ...(game !== ALL && { game }) }
    const first = await gallery(wanted)
    const boxes = [...first.boxes]
    for (let page = 1; page < most && boxes.length < first.total; page++)
      boxes.push(...(await gallery({ ...wanted, from: boxes.length })).boxes)
    return { ...first, boxes }
  }, [game, order, most])
  const { found: loaded, failure } = useLoaded(load)
  // The old list stays until the answer to the new filters arrives, because the focus is on one of the filters.
  const [last, setLast] = useState<typeof loaded>(null)
  useEffect(() => {
    if (loaded !== null) setLast(loaded)
  }, [loaded])
  const found = loaded ?? last
  if (found === null || found.gallery === 'off') return null
  const tried = (work: Promise<void>): void => {
    setFault(null)
    work.catch((error: Error) => setFault(error.message))
  }
  return (
    <section className="host-gallery" aria-labelledby="host-gallery" aria-busy={loaded === null && failure === null}>
      <header>
        <h2 id="host-gallery">
          {w.gallery} <small>{found.total}</small>
        </h2>
        <OneOf
          title={words.workshop.game}
          name="gallery-game"
          value={game}
          onPick={setGame}
          values={[[ALL, w.all], ...benchIds().map((id) => [id, gameName(id)] as const)]}
        />
        <label className="setting">
          <span>{w.order}</span>
          <select value={order} onChange={({ target }) => setOrder(target.value === 'played' ? 'played' : 'new')}>
            <option value="new">{w.orders.new}</option>
            <option value="played">{w.orders.played}</option>
          </select>
        </label>
      </header>
      <Alert>{fault ?? failure?.message}</Alert>
      {found.boxes.length === 0 ? (
        <p>{game === ALL ? w.empty : w.emptyGame}</p>
      ) : (
        <ul className="panel">
          {found.boxes.map((box) => (
            <li key={box.name}>
              <Scene game={box.game} />
              <div>
                <h3>
                  <a href={placeHref('box', ...box.name.split(' '))}>{box.title}</a> <Author author={box.author} />
                </h3>
                {box.note !== '' && <p>{box.note}</p>}
                <Facts box={box} />
              </div>
              <div className="row">
                <Button aria-label={`${w.play}: ${box.title}`} onClick={() => tried(playThere(box))}>
                  <Icon name="play" /> {w.play}
                </Button>
                <Button disabled={isFull} aria-label={`${w.fork}: ${box.title}`} onClick={() => tried(forkThere(box))}>
                  <Icon name="share" /> {w.fork}
                </Button>
                <ButtonLink look="ghost" aria-label={`${w.look}: ${box.title}`} href={placeHref('box', ...box.name.split(' '))}>
                  <Icon name="next" />
                </ButtonLink>
              </div>
            </li>
          ))}
        </ul>
      )}
      {found.boxes.length < found.total && <Button onClick={() => setMost(most + 1)}>{w.more}</Button>}
    </section>
  )
}
