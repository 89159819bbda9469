import { readLines } from './lines.ts'
import { print, type World } from './world.ts'

/** Prints a long text. On a terminal, it shows one screen at a time: Enter for the next, q to stop. */
export async function page(world: World, text: string): Promise<void> {
  const lines = text.split('\n')
  const screen = (world.stdout.rows ?? 24) - 1
  if (world.stdout.isTTY !== true || world.stdin.isTTY !== true || lines.length <= screen) return print(world, text)
  const input = readLines(world)
  for (let at = 0; at < lines.length; at += screen) {
    print(world, lines.slice(at, at + screen).join('\n'))
    if (at + screen >= lines.length) break
    const answer = await input.ask(`-- ${Math.floor((100 * (at + screen)) / lines.length)} %, Enter goes on, q stops -- `)
    if (answer === null || answer.trim().toLowerCase() === 'q') break
  }
  input.close()
}
