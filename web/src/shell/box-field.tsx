import { boxDifferences, registry, type Difference, type OpenedBox } from '@robodrome/games'
import { useEffect, useState } from 'react'
import { Button } from '../kit/button.tsx'
import { Alert } from '../kit/alert.tsx'
import { Differences } from '../kit/differences.tsx'
import { gameName } from '../boards/faces.ts'
import { words } from '../words/index.ts'

const w = words.box

/** The content of the table: the game's own, or a box from a file or a link. */
export function BoxField({
  game,
  box,
  hint = w.hint,
  take,
}: {
  game: string
  box: OpenedBox | null
  /** A note on what choosing a box does here. */
  hint?: string
  take(box: OpenedBox | null): void
}) {
  const [link, setLink] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const read = async (chosen: { file: File } | { link: string }): Promise<void> => {
    setProblem(null)
    try {
      const { readBox } = await import('./read-box.ts')
      take(await readBox(chosen))
    } catch (error) {
      setProblem(w.wrong(error instanceof Error ? error.message : String(error)))
    }
  }
  const has = registry[game]?.open !== undefined
  return (
    <details className="setting some">
      <summary>
        {w.title}
        <small>{box === null ? w.own : box.name.split(' ')[0]}</small>
      </summary>
      {!has && <small>{w.none(gameName(game))}</small>}
      {box === null ? (
        <>
          <small>{hint}</small>
          <input
            type="file"
            accept=".yaml,.yml,.json"
            aria-label={w.choose}
            onChange={({ target }) => target.files?.[0] && void read({ file: target.files[0] })}
          />
          <div className="row">
            <input
              type="text"
              className="grow"
              value={link}
              placeholder={w.link}
              aria-label={w.link}
              onChange={(event) => setLink(event.target.value)}
            />
            <Button aria-disabled={link === ''} onClick={() => link !== '' && void read({ link })}>
              {w.take}
            </Button>
          </div>
        </>
      ) : (
        <>
          <OwnDifferences box={box} />
          <Button look="ghost" onClick={() => take(null)}>
            {w.remove}
          </Button>
        </>
      )}
      {problem && <Alert>{problem}</Alert>}
    </details>
  )
}

function OwnDifferences({ box: { game, content } }: { box: OpenedBox }) {
  const [found, setFound] = useState<Difference[] | null>(null)
  useEffect(() => {
    let wanted = true
    void boxDifferences(game.id, content).then((differences) => wanted && setFound(differences))
    return () => {
      wanted = false
    }
  }, [game, content])
  return found && <Differences found={found} />
}
