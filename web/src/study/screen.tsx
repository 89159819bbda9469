import { readRecord } from '@robodrome/table'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { BoardProps } from '../boards/board.ts'
import { gameName } from '../boards/faces.ts'
import { People } from '../frame/people.tsx'
import { useBoard } from '../frame/use-board.ts'
import { Alert } from '../kit/alert.tsx'
import { Button } from '../kit/button.tsx'
import { CopyButton } from '../kit/copy-button.tsx'
import { Field } from '../kit/field.tsx'
import { useKeys } from '../kit/use-keys.ts'
import { WayBack } from '../kit/way-back.tsx'
import { placeHref } from '../page/route.ts'
import { LocalLink } from '../table/local-link.ts'
import { packText } from '../table/shared.ts'
import { tableOfTask } from '../table/task-table.ts'
import { studyWords as w } from '../words/study.ts'
import { words } from '../words/index.ts'
import { Claims } from './claims.tsx'
import { LONGEST_TEXT, LONGEST_TITLE, type Chapter, type Study } from './study.ts'
import '../frame/table.css'
import '../frame/top-bar.css'
import '../boards/around.ts'
import './study.css'

const nothing = (): void => {}
/** Most messages cut off longer links. */
const LONGEST_LINK = 8000

interface Props {
  study: Study
  /** Null for a study that somebody sent. */
  change: ((study: Study) => void) | null
  /** Copies a sent study to this device. */
  copy: (() => void) | null
}

/** A study: its chapters, the lines of one chapter, the board, the author's text, and the checked reasons. */
export function StudyScreen({ study, change, copy }: Props) {
  const [at, setAt] = useState(0)
  const open = Math.min(at, study.chapters.length - 1)
  const chapter = study.chapters[open]!
  const edit =
    change &&
    ((to: Partial<Chapter>) => change({ ...study, chapters: study.chapters.map((each, i) => (i === open ? { ...each, ...to } : each)) }))
  return (
    <div className={`table studying game-${gameOf(chapter)}`}>
      <header className="top">
        <WayBack to={placeHref('study')} label={w.back} />
        <div className="titles">
          {change ? (
            <h1>
              <input
                aria-label={w.titleOf}
                maxLength={LONGEST_TITLE}
                value={study.title}
                onChange={({ target }) => change({ ...study, title: target.value })}
              />
            </h1>
          ) : (
            <h1>{study.title}</h1>
          )}
          <span className="ellipsis">
            {gameName(gameOf(chapter))} · {change ? w.own : w.sent}
          </span>
        </div>
        {copy && (
          <Button look="ghost" onClick={copy}>
            {w.copy}
          </Button>
        )}
        <Share study={study} />
      </header>
      <main className="study-lay">
        <section className="panel study-side" aria-label={w.parts}>
          <h2 className="label">{w.parts}</h2>
          <ol>
            {study.chapters.map((each, i) => (
              <li key={i}>
                <button type="button" className="study-row" aria-pressed={i === open} onClick={() => setAt(i)}>
                  <b>{each.title || w.chapter(i + 1)}</b>
                  <small>{w.lines(each.lines.length)}</small>
                </button>
              </li>
            ))}
          </ol>
          {edit && (
            <>
              <Field title={w.chapterTitle}>
                <input maxLength={LONGEST_TITLE} value={chapter.title} onChange={({ target }) => edit({ title: target.value })} />
              </Field>
              <Field title={w.text}>
                <textarea rows={6} maxLength={LONGEST_TEXT} value={chapter.text} onChange={({ target }) => edit({ text: target.value })} />
              </Field>
              <Button look="ghost" onClick={() => change({ ...study, chapters: study.chapters.filter((_, i) => i !== open) })}>
                {w.removeChapter}
              </Button>
            </>
          )}
          {!edit && chapter.text !== '' && <blockquote>{chapter.text}</blockquote>}
          {chapter.text !== '' && <p>{w.unchecked}</p>}
        </section>
        <OnBoard key={`${open} ${positionOf(chapter)}`} chapter={chapter} />
      </main>
    </div>
  )
}

/** Everything in a chapter that its board and its reasons depend on. */
const positionOf = ({ record, seat, deal, lines }: Chapter): string => JSON.stringify([record, seat, deal, lines])

const gameOf = ({ record }: Chapter): string => {
  try {
    return readRecord(record).game
  } catch {
    return ''
  }
}

/** The link that contains the study. */
function Share({ study }: { study: Study }) {
  const [packed, setPacked] = useState<string | null>(null)
  useEffect(() => {
    let isLeft = false
    // A packed study contains no spaces.
    packText(JSON.stringify(study)).then(
      (text) => isLeft || setPacked(text),
      () => isLeft || setPacked('too large'),
    )
    return () => {
      isLeft = true
    }
  }, [study])
  if (packed === null) return null
  if (packed === 'too large') return <small>{w.tooLong}</small>
  const link = new URL(placeHref('study', 'link', packed), location.href).href
  if (link.length > LONGEST_LINK) return <small>{w.tooLong}</small>
  return <CopyButton text={link} says={w.copyLink} done={w.copied} label={w.link} className="button bone" />
}

/** The board at the end of a line, and the reasons why one line is better than another. */
function OnBoard({ chapter }: { chapter: Chapter }) {
  const [link, setLink] = useState<LocalLink | null>(null)
  const isReadable = gameOf(chapter) !== ''
  useEffect(() => {
    if (!isReadable) return
    const { table, place } = tableOfTask(chapter)
    const opened = new LocalLink(table, false, place)
    setLink(opened)
    return () => opened.close()
    // A chapter's text may change, but its position does not.
  }, [chapter.record, chapter.seat])
  if (!isReadable) return <Alert>{w.unplayable}</Alert>
  return link && <Opened link={link} chapter={chapter} />
}

function Opened({ link, chapter }: { link: LocalLink; chapter: Chapter }) {
  const { snapshot, status } = useSyncExternalStore(link.subscribe, link.state)
  const board = useBoard(snapshot?.game, snapshot ?? undefined)
  const [line, setLine] = useState<number | null>(null)
  const [base, setBase] = useState<readonly LocalLink['here']['steps'][number][] | null>(null)
  useEffect(() => {
    if (snapshot !== null && base === null) setBase(link.here.steps)
  }, [link, snapshot, base])
  const show = (at: number | null): void => {
    if (base === null || (at !== null && chapter.lines[at] === undefined)) return
    setLine(at)
    const steps = [...base, ...(at === null ? [] : chapter.lines[at]!.steps)]
    // At the end of a line, somebody else may have to choose; the board still shows what the chapter's seat knows.
    void link.turnTo({ ...link.here, steps }, undefined, chapter.seat)
  }
  useKeys(Object.fromEntries(Array.from({ length: 10 }, (_, i) => [String(i), () => show(i === 0 ? null : i - 1)])))
  const nameOf = useMemo(() => (of: number) => snapshot?.seats[of]?.name ?? words.seat(of), [snapshot])
  if (status === 'gone') return <Alert>{w.unplayable}</Alert>
  if (snapshot === null || board === null) return <p role="status">{words.table.loading}</p>
  const reader = { own: [], nameOf }
  const props: BoardProps = {
    // The board can be inspected piece by piece, but nothing on it can be chosen.
    snapshot: { ...snapshot, options: [], refusals: [], asked: [] },
    seat: snapshot.seat,
    shown: 0,
    told: [],
    showing: null,
    tumbling: false,
    answers: {},
    chosen: null,
    select: nothing,
    confirm: nothing,
    explain: nothing,
    breakdown: nothing,
    nameOf,
    reader,
  }
  const row = (at: number | null, title: string, moves: string) => (
    <li key={title}>
      <button type="button" className="study-row" aria-pressed={at === line} onClick={() => show(at)}>
        <b>{title}</b>
        <small>{moves}</small>
      </button>
    </li>
  )
  return (
    <>
      <section className="study-mid" aria-label={words.table.arena}>
        <div className="peoplew">
          <People board={board} props={props} openDesk={nothing} />
        </div>
        <div className="stage" role="group" aria-label={board.headline({ snapshot, seat: snapshot.seat, nameOf })}>
          <div className="study-still">
            <board.Stage {...props} />
          </div>
        </div>
      </section>
      <section className="panel study-side" aria-label={w.linesTitle}>
        <h2 className="label">{w.linesTitle}</h2>
        <ol>
          {row(null, w.position, '')}
          {chapter.lines.map(({ steps }, i) => row(i, w.line(i + 1), steps.map(({ text }) => board.nameMove(text) ?? text).join(', ')))}
        </ol>
        <Claims chapter={chapter} />
        <p>{w.keys}</p>
      </section>
    </>
  )
}
