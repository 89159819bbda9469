import { csvOf, findingsOf, htmlOf, pictureOf, summarize, type LabReport } from '@robodrome/lab/study'
import { useMemo } from 'react'
import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icons.tsx'
import { IconButton } from '../kit/icon-button.tsx'
import { gameName } from '../boards/faces.ts'
import { german, words } from '../words/index.ts'
import { SEED, type Run } from './use-run.ts'

/** With fewer games than this, ranges are so wide that pictures would mislead. */
const FIRST_RESULTS = 20

/** The findings. If there are two arms, these are those of the second, with the first drawn hollow next to it. */
export function Results({ run: { arms, facts, games, state }, titles }: { run: Run; titles: Readonly<Record<string, string>> }) {
  const summaries = useMemo(
    () =>
      arms.map((arm, i) => {
        const found = summarize(arm, facts[i]!)
        return { ...found, pieces: found.pieces.map((piece) => ({ ...piece, name: titles[piece.name] ?? piece.name })) }
      }),
    [arms, facts, titles],
  )
  const [{ game, settings }] = arms as [Run['arms'][number]]
  if (facts[0]!.length < FIRST_RESULTS) return null
  const report = (): LabReport => ({
    experiment: {
      title: words.lab.report(gameName(game)),
      about: '',
      seed: SEED,
      deals: games,
      chunk: games,
      until: null,
      arms: arms.map(({ opened: _opened, ...arm }) => arm),
    },
    summaries,
    finding: null,
    complete: state === 'done',
    command: words.lab.onDevice,
    version: '',
  })
  const Title = arms.length > 1 ? 'h3' : 'h2'
  const name = `${game}-${settings.mode}`
  return (
    <>
      {summaries.map((summary, i) => (
        <section key={summary.arm} aria-label={summary.arm}>
          {arms.length > 1 && <h2>{i === 0 ? summary.arm : words.lab.against(summary.arm, summaries[0]!.arm)}</h2>}
          <div className="findings">
            {findingsOf(summary, i > 0 ? summaries[0] : undefined, german?.findings).map(({ finding, about, picture }) => (
              <article key={finding + about}>
                <header>
                  <Title>{finding}</Title>
                  <SavePicture finding={finding} name={name} chart={picture} />
                </header>
                <p>{about}</p>
                {/* The markup consists of numbers and of names, which are escaped. */}
                <div dangerouslySetInnerHTML={{ __html: picture }} />
              </article>
            ))}
          </div>
        </section>
      ))}
      <div className="row flow">
        <Button onClick={() => save(`${name}.html`, 'text/html', htmlOf(report()))}>{words.lab.download}</Button>
        <Button look="ghost" onClick={() => save(`${name}.csv`, 'text/csv', csvOf(report()))}>
          {words.lab.table}
        </Button>
      </div>
    </>
  )
}

/** Saves the chart of a finding as a picture; a table of numbers has no chart. */
function SavePicture({ finding, name, chart }: { finding: string; name: string; chart: string }) {
  const file = pictureOf(chart)
  if (file === null) return null
  return (
    <IconButton aria-label={words.lab.picture(finding)} onClick={() => save(`${name}.svg`, 'image/svg+xml', file)}>
      <Icon name="download" size={18} />
    </IconButton>
  )
}

function save(name: string, type: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
