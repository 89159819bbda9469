import { Button } from '../../kit/button.tsx'
import { language } from '../../words/language.ts'
import { fairWords as w } from '../../words/workshop-fair.ts'
import { allOf, playedOf, type Study } from './use-study.ts'

/** The progress of the games, and buttons to stop and resume them. */
export function Progress({ study, stop, goOn }: { study: Study; stop(): void; goOn(): void }) {
  const [played, all] = [playedOf(study), allOf(study)]
  const [n, of] = [played.toLocaleString(language), all.toLocaleString(language)]
  const said = {
    running: w.progress(n, of, study.left),
    done: w.progress(n, of, 0),
    stopped: w.stopped(n),
    failed: w.failed(study.fault),
  }
  return (
    <div className="fair-progress">
      <progress value={played} max={all} aria-label={w.games} />
      <small role="status">{said[study.state]}</small>
      {study.state === 'running' && <Button onClick={stop}>{w.stop}</Button>}
      {(study.state === 'stopped' || study.state === 'failed') && <Button onClick={goOn}>{w.goOn}</Button>}
    </div>
  )
}
