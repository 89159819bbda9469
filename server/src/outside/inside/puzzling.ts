import { BadInput, start, type Game } from '@robodrome/kernel'
import { readPuzzleFile, type Files, type Manifest } from '@robodrome/outside/host'
import type { HostedPuzzle } from '@robodrome/outside/hosted'
import { parseJson, readEntry, replay } from '@robodrome/table'
import type { Telling } from './telling.ts'

/** The exercises of a package, each as the deciding seat sees it: their games are played up to the questions. */
export function puzzlesOf(game: Game, telling: Telling, { puzzles: path }: Manifest, files: Files): HostedPuzzle[] {
  if (path === undefined) return []
  return readPuzzleFile(parseJson(files[path]!), path).flatMap(({ settings, entries, exercises }) =>
    exercises.map(({ id, seat, at, goal, best, worth, missed }) => {
      const g = start(game, settings)
      for (const [i, line] of entries.slice(0, at).entries()) {
        const refused = replay(game, g, readEntry(line, i + 1))
        if (refused !== null) throw new BadInput([path, id, 'entries', i], line, { message: 'an entry that its game allows' })
      }
      const { asked, views, questions, options } = telling.moment(g, settings.seats)
      const place = asked.indexOf(seat)
      if (place < 0) throw new BadInput([path, id, 'seat'], seat, { message: 'the seat that is asked' })
      const legal = new Set(options[place]!.map(({ text }) => text))
      const odd = [...best, ...worth.map(({ text }) => text)].find((text) => !legal.has(text))
      if (odd !== undefined) throw new BadInput([path, id], odd, { message: 'a move that the seat may make' })
      const { mode, seats } = settings
      return { id, seat, goal, best, worth, missed, mode, seats, view: views[seat]!, question: questions[place]!, options: options[place]! }
    }),
  )
}
