import { useEffect, useState } from 'react'
import { loadWords } from '@robodrome/games'
import type { TrialTold } from '../table/worker-messages.ts'
import { words } from '../words/index.ts'
import { language } from '../words/language.ts'

const w = words.workshop

/** Tells how many trial games have finished, or which one could not. */
export function Trial({ game, told: { finished, stopped } }: { game: string; told: TrialTold }) {
  const [modes, setModes] = useState<Readonly<Record<string, { title: string }>>>({})
  const hasStopped = stopped !== null
  useEffect(() => {
    if (hasStopped) void loadWords(game, language).then((said) => setModes(said?.modes ?? {}))
  }, [game, hasStopped])
  if (stopped === null) return <p className="trial">{w.tried(finished)}</p>
  return <p className="trial bad">{w.trialStopped(finished + 1, modes[stopped.mode]?.title ?? stopped.mode, stopped.why)}</p>
}
