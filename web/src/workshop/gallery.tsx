import { benchIds, openBench, rewritten, sentencesFor, withValue } from '@robodrome/workshop'
import { lazy, Suspense, useRef, useState } from 'react'
import { gameName } from '../boards/faces.ts'
import { Scene } from '../boards/scene.tsx'
import { easyMind } from '../frame/opponents.ts'
import { Alert } from '../kit/alert.tsx'
import { Button, ButtonLink } from '../kit/button.tsx'
import { OneOf } from '../kit/field.tsx'
import { Icon } from '../kit/icons.tsx'
import { Pill } from '../kit/pill.tsx'
import { go, placeHref } from '../page/route.ts'
import { OutsideNote } from '../shell/outside-note.tsx'
import { Stage } from '../shell/stage.tsx'
import { words } from '../words/index.ts'
import { language } from '../words/language.ts'
import { LONGEST_NAME, MOST_BOXES, newDraft, removeDraft, saveDraft, type Draft } from './drafts.ts'
import { readReport } from './fairness/report.ts'
import { playDraft } from './play.ts'
import { useBench } from './use-bench.ts'
import '../shell/stage.css'

const w = words.workshop
const HostGallery = lazy(() => import('./share/host-gallery.tsx'))

const open = (draft: Draft): void => {
  saveDraft(draft)
  go({ at: 'place', place: 'workshop', rest: [draft.id] })
}

/** The reader's boxes, a new one, and ideas; if the reader has no box, the ideas come first. */
export function Gallery({ drafts, isMissing }: { drafts: readonly Draft[]; isMissing: boolean }) {
  const making = useRef<HTMLElement>(null)
  const [latest] = drafts
  const ideas = <Ideas isFull={drafts.length >= MOST_BOXES} />
  return (
    <div className="workshop">
      <Stage
        heading={w.heading}
        lead={w.lead}
        actions={
          <>
            {latest && (
              <ButtonLink look="signal" href={placeHref('workshop', latest.id)}>
                <Icon name="wrench" /> {w.goOn(latest.name)}
              </ButtonLink>
            )}
            <Button look={latest ? 'ghost' : 'signal'} onClick={() => making.current?.scrollIntoView({ block: 'center' })}>
              <Icon name="plus" /> {w.newBox}
            </Button>
            <ButtonLink look="ghost" href={placeHref('workshop', 'lab')}>
              <Icon name="flask" /> {w.fair}
            </ButtonLink>
          </>
        }
      />
      <main className="wrap workshop-gallery">
        <div>
          {isMissing && <Alert>{w.missing}</Alert>}
          {drafts.length > 0 ? (
            <section aria-labelledby="your-boxes">
              <h2 id="your-boxes">
                {w.yours} <small>{w.of(drafts.length, MOST_BOXES)}</small>
              </h2>
              <div className="own-boxes">
                {drafts.map((draft) => (
                  <BoxCard key={draft.id} draft={draft} />
                ))}
              </div>
            </section>
          ) : (
            ideas
          )}
          <Suspense fallback={null}>
            <HostGallery isFull={drafts.length >= MOST_BOXES} />
          </Suspense>
        </div>
        <aside>
          <section ref={making} className="panel" aria-labelledby="new-box">
            <NewBox isFull={drafts.length >= MOST_BOXES} />
          </section>
          {drafts.length > 0 && ideas}
          <p className="kept">{w.kept}</p>
          <OutsideNote room="workshop" />
        </aside>
      </main>
    </div>
  )
}

/** The maximum number of changes that a card lists. */
const MOST_LISTED = 3

function BoxCard({ draft }: { draft: Draft }) {
  const bench = useBench(draft.game)
  const sentences = bench === null ? [] : sentencesFor(bench, bench.printed, draft.content, language)
  const problems = bench?.faults(draft.content).length ?? 0
  const shares = readReport(draft.id)?.own.rows.map(({ share }) => Math.round(100 * share)) ?? []
  return (
    <article className="panel box-card" aria-label={draft.name}>
      <div className="picture">
        <Scene game={draft.game} />
        <Pill>{gameName(draft.game)}</Pill>
        {problems > 0 && <Pill className="bad">{w.problems(problems)}</Pill>}
      </div>
      <h3>{draft.name}</h3>
      <ul>
        {sentences.slice(0, MOST_LISTED).map(({ path, sign, text }) => (
          <li key={path.join(' ')}>
            <b aria-hidden="true">{sign}</b> {text}
          </li>
        ))}
        {bench !== null && sentences.length === 0 && <li>{w.noChanges}</li>}
        {sentences.length > MOST_LISTED && <li>{w.more(sentences.length - MOST_LISTED)}</li>}
      </ul>
      <small>{shares.length === 0 ? w.notMeasured : w.measured(Math.min(...shares), Math.max(...shares))}</small>
      <div className="row">
        <Button onClick={() => void playDraft(draft, easyMind())}>
          <Icon name="play" /> {w.play}
        </Button>
        <ButtonLink href={placeHref('workshop', draft.id)}>
          <Icon name="edit" /> {w.edit}
        </ButtonLink>
        <Button look="ghost" aria-label={`${w.remove}: ${draft.name}`} onClick={() => removeDraft(draft.id)}>
          <Icon name="trash" />
        </Button>
      </div>
    </article>
  )
}

const FULL_NAME = /^\S+ [0-9a-f]{64}$/

function NewBox({ isFull }: { isFull: boolean }) {
  const [game, setGame] = useState(benchIds()[0]!)
  const [problem, setProblem] = useState<string | null>(null)
  const fromPrinted = async (): Promise<void> => open(newDraft(game, w.untitled(gameName(game)), (await openBench(game)).printed))
  const fromFile = async (file: File): Promise<void> => {
    setProblem(null)
    try {
      const { readBox } = await import('../shell/read-box.ts')
      const box = await readBox({ file })
      // A box from a file is not a fork of itself: its origin is the box that the file names.
      const from = FULL_NAME.test(box.from ?? '') ? box.from : null
      open({ ...newDraft(box.game.id, box.name.split(' ')[0]!, box.content), from })
    } catch (error) {
      setProblem(words.box.wrong(error instanceof Error ? error.message : String(error)))
    }
  }
  return (
    <>
      <h2 id="new-box">{w.newBox}</h2>
      <OneOf title={w.game} name="new-box-game" value={game} onPick={setGame} values={benchIds().map((id) => [id, gameName(id)])} />
      {isFull ? (
        <Alert>{w.full}</Alert>
      ) : (
        <>
          <div className="row new-box-open">
            <small>{w.unpublished}</small>
            <Button look="bone" onClick={() => void fromPrinted()}>
              {w.openEditor}
            </Button>
          </div>
          <label className="setting">
            <span>{w.file}</span>
            <input type="file" accept=".yaml,.yml,.json" onChange={({ target }) => target.files?.[0] && void fromFile(target.files[0])} />
            <small>{w.fileHint}</small>
          </label>
        </>
      )}
      {problem && <Alert>{problem}</Alert>}
    </>
  )
}

function Ideas({ isFull }: { isFull: boolean }) {
  return (
    <section className="panel ideas" aria-labelledby="ideas">
      <h2 id="ideas">{w.ideas}</h2>
      {benchIds().map((game) => (
        <IdeaRow key={game} game={game} isFull={isFull} />
      ))}
    </section>
  )
}

function IdeaRow({ game, isFull }: { game: string; isFull: boolean }) {
  const bench = useBench(game)
  if (bench === null) return null
  const { title, path, value } = bench.idea
  const begin = (): void =>
    open(newDraft(game, title[language].slice(0, LONGEST_NAME), rewritten(bench, withValue(bench.printed, path, value), path)))
  return (
    <button type="button" disabled={isFull} onClick={begin}>
      <b>{title[language]}</b>
      <small>{w.ideaHint(gameName(game), 1)}</small>
    </button>
  )
}
