import { builtIn } from '@robodrome/games'
import { useEffect, type KeyboardEvent } from 'react'
import { gameName } from '../boards/faces.ts'
import { askForHosted, hostedIds } from '../page/hosted.ts'
import { useLearnt, type Learnt } from '../page/learnt.ts'
import { placeHref } from '../page/route.ts'
import { words } from '../words/index.ts'
import { solvedIn } from './verdict.ts'

/** The parts of the tour of a built-in game. */
export const WAY = ['goal', 'turn', 'guided', 'exercises', 'rules'] as const
export type Part = (typeof WAY)[number]

/** The completed parts of the tour. */
export function doneOf({ seen, guided, solved }: Learnt, game: string): ReadonlySet<Part> {
  const done = new Set<Part>(WAY.filter((part) => seen.includes(`${game} ${part}`)))
  // A guided battle includes the goal and the turn.
  if (guided.includes(game)) for (const part of ['goal', 'turn', 'guided'] as const) done.add(part)
  if (solvedIn(solved[game]) > 0) done.add('exercises')
  return done
}

/** All games: our own, each with the completed parts of its tour, and those from outside, which have no tour. */
export function GameTabs({ game }: { game: string }) {
  const known = useLearnt()
  useEffect(() => {
    void askForHosted()
  }, [])
  return (
    <nav className="learn-tabs" aria-label={words.learn.tabs} onKeyDown={walk}>
      {[...builtIn, ...hostedIds()].map((id) => (
        <a key={id} href={placeHref('learn', id)} aria-current={id === game ? 'page' : undefined}>
          {gameName(id)}
          {builtIn.includes(id) && (
            <span className="learn-pips" aria-hidden="true">
              {WAY.map((part) => (
                <i key={part} className={doneOf(known, id).has(part) ? 'full' : ''} />
              ))}
            </span>
          )}
        </a>
      ))}
    </nav>
  )
}

/** Arrow keys switch between games. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (step === undefined) return
  const links = [...event.currentTarget.querySelectorAll('a')]
  const at = links.findIndex((link) => link === document.activeElement)
  event.preventDefault()
  links[(at + step + links.length) % links.length]?.focus()
}
