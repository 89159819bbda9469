import { useEffect, useState } from 'react'
import { Loading } from '../frame/covers.tsx'
import { Button, ButtonLink } from '../kit/button.tsx'
import { go, placeHref } from '../page/route.ts'
import { unpackText } from '../table/shared.ts'
import { studyWords as w } from '../words/study.ts'
import { StudyScreen } from './screen.tsx'
import { keepNewStudy, keepStudy, useStudies } from './store.ts'
import { readStudy, type Study } from './study.ts'
import './study.css'

/** Studies: #/study lists those of this device, #/study/here/ID shows one, and #/study/link/… one that somebody sent. */
export default function StudyPage({ rest: [where, id = ''] }: { rest: readonly string[] }) {
  if (where === 'link') return <Sent key={id} packed={id} />
  return where === 'here' ? <Own key={id} id={id} /> : <List />
}

function List() {
  const all = useStudies()
  return (
    <main className="studies">
      <h1>{w.title}</h1>
      {all.length === 0 && <p>{w.none}</p>}
      <ul>
        {all.map(({ id, study }) => (
          <li key={id} className="panel studies-row">
            <span>
              <b>{study.title}</b>
              <small>{w.chapters(study.chapters.length)}</small>
            </span>
            <ButtonLink href={placeHref('study', 'here', id)}>{w.open}</ButtonLink>
            <Button look="ghost" onClick={() => keepStudy(id, { ...study, chapters: [] })}>
              {w.remove}
            </Button>
          </li>
        ))}
      </ul>
    </main>
  )
}

function Own({ id }: { id: string }) {
  const found = useStudies().find((each) => each.id === id)
  return found === undefined ? (
    <NoStudy text={w.missing} />
  ) : (
    <StudyScreen study={found.study} change={(study) => keepStudy(id, study)} copy={null} />
  )
}

function Sent({ packed }: { packed: string }) {
  const [study, setStudy] = useState<Study | 'broken' | null>(null)
  useEffect(() => {
    unpackText(packed).then(
      (text) => setStudy(readStudy(text) ?? 'broken'),
      () => setStudy('broken'),
    )
  }, [packed])
  if (study === null) return <Loading />
  if (study === 'broken') return <NoStudy text={w.broken} />
  return <StudyScreen study={study} change={null} copy={() => go({ at: 'place', place: 'study', rest: ['here', keepNewStudy(study)] })} />
}

const NoStudy = ({ text }: { text: string }) => (
  <main className="cover">
    <h1>{w.title}</h1>
    <p>{text}</p>
    <ButtonLink look="bone" href={placeHref('study')}>
      {w.toList}
    </ButtonLink>
  </main>
)
