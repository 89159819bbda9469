import { BadInput, type Game } from '@robodrome/kernel'
import { readPackageJson } from '@robodrome/outside/host'
import { evaluate, harden } from '@robodrome/outside/inside'
import type { Ask, Reply } from '../asks.ts'
import { Answering } from './answering.ts'
import { describe } from './describing.ts'
import { puzzlesOf } from './puzzling.ts'
import { faultsOf } from './trying.ts'

/**
 * This module runs in the sandboxed process of a package. All of our own code is loaded before the package's first line. The process reads
 * and writes lines of JSON.
 */
const { stdin, stdout } = process
const say = (reply: Reply): void => void stdout.write(`${JSON.stringify(reply)}\n`)

let answering: Answering | null = null
let opened: Game | null = null

async function answerTo(asked: Ask): Promise<unknown> {
  if (asked.ask === 'open') {
    const { texts, digest, packageJson } = asked.parcel
    const { manifest } = readPackageJson(packageJson)
    harden()
    const made = await evaluate(texts, manifest)
    opened = made.game
    answering = new Answering(made, digest, (game, telling) => puzzlesOf(game, telling, manifest, texts))
    return describe(made, manifest, digest)
  }
  if (opened === null || answering === null) throw new Error('the package was not opened')
  return asked.ask === 'try' ? faultsOf(opened, asked.mode, asked.rules) : answering.answer(asked)
}

async function reply(line: string): Promise<void> {
  const { id, ...asked } = JSON.parse(line) as Ask & { id: number }
  try {
    say({ id, answer: (await answerTo(asked)) as never })
  } catch (error) {
    say(error instanceof BadInput ? { id, refused: error.message } : { id, failed: messageOf(error) })
  }
}

const messageOf = (error: unknown): string => {
  try {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  } catch {
    return 'it threw something that has no text'
  }
}

let rest = ''
let last: Promise<void> = Promise.resolve()
stdin.setEncoding('utf8').on('data', (chunk: string) => {
  const lines = (rest + chunk).split('\n')
  rest = lines.pop()!
  for (const line of lines) last = last.then(() => reply(line))
})
