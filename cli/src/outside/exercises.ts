import { asked, BadInput, options, write, type Game } from '@robodrome/kernel'
import { matchAt } from '@robodrome/lab'
import { readPuzzleFile, type Files, type Manifest } from '@robodrome/outside/host'
import { parseJson } from '@robodrome/table'

/** Lists the faults in the exercises of a package: positions that cannot be reached, and answers that the seat cannot give. */
export function exerciseFaults(game: Game, { puzzles: path }: Manifest, files: Files): { tried: number; faults: string[] } {
  if (path === undefined) return { tried: 0, faults: [] }
  try {
    const quarries = readPuzzleFile(parseJson(files[path]!), path)
    const found = quarries.flatMap((quarry) =>
      quarry.exercises.map(({ id, seat, at, best, worth }) => {
        const { position } = matchAt(game, quarry, at)
        if (!asked(game, position).includes(seat)) return `${path}, ${id}: seat ${seat} is not asked there`
        const legal = new Set(options(game, position, seat).map((option) => write(game, position, option)))
        const odd = [...best, ...worth.map(({ text }) => text)].find((text) => !legal.has(text))
        return odd === undefined ? null : `${path}, ${id}: "${odd}" is no option there`
      }),
    )
    return { tried: found.length, faults: found.filter((fault) => fault !== null) }
  } catch (error) {
    return { tried: 0, faults: [error instanceof BadInput ? error.message : `${path}: ${String(error)}`] }
  }
}
