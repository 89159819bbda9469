import { keptBox } from '@robodrome/protocol'
import { openBench, sentencesFor, type Sentence } from '@robodrome/workshop'
import { useEffect, useState } from 'react'
import { Alert } from '../kit/alert.tsx'
import { call } from '../table/api.ts'
import { language } from '../words/language.ts'
import { sharingWords as w } from '../words/sharing.ts'

/** What a box changes, as sentences. Only the host gets the content of a hidden box. */
export function BoxChanges({ path, token }: { path: string; token: string }) {
  const [sentences, setSentences] = useState<readonly Sentence[] | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  useEffect(() => {
    let isWanted = true
    const look = async (): Promise<void> => {
      const { game, content } = await call(keptBox, `host/boxes/${path}`, 'GET', undefined, { 'x-host-token': token })
      const bench = await openBench(game)
      const found = sentencesFor(bench, bench.printed, content, language)
      if (isWanted) setSentences(found)
    }
    look().catch((error: Error) => isWanted && setFault(error.message))
    return () => {
      isWanted = false
    }
  }, [path, token])
  if (fault !== null) return <Alert>{fault}</Alert>
  if (sentences === null) return null
  return sentences.length === 0 ? (
    <p>{w.noChanges}</p>
  ) : (
    <ol>
      {sentences.map(({ path: at, text }) => (
        <li key={at.join(' ')}>{text}</li>
      ))}
    </ol>
  )
}
