import { install, type Entry } from '@robodrome/games'
import { BadInput } from '@robodrome/kernel'
import { beginning, readPackageJson, type Beginning, type Sign } from '@robodrome/outside/host'
import { evaluate, harden } from '@robodrome/outside/inside'
import { here } from '../here.ts'
import { main } from '../main.ts'
import { exerciseFaults } from './exercises.ts'
import { survivors } from './survivors.ts'
import { wordsOf } from '../words/index.ts'
import { complain, print, type Brought, type ExitCode, type World } from '../world.ts'

/** This module runs in the sandboxed process. All of Robodrome's own code is loaded before the package's first line. */
const { stdin, stdout, stderr } = process
const send = process.send!.bind(process)
const disconnect = process.disconnect.bind(process)
const say = (message: Sign) => void send(message)

const ALIVE_EVERY_MS = 500

process.once('message', (message) => void begin(beginning.parse(message)))

async function begin({ argv, parcels, language, out, stdinIsTTY }: Beginning): Promise<void> {
  let last = 0
  const alive = () => {
    const now = performance.now()
    if (now - last < ALIVE_EVERY_MS) return
    last = now
    say({ kind: 'alive' })
  }
  const beat = setInterval(alive, ALIVE_EVERY_MS)
  const folders = new Map<string, string>()
  const packages = new Map<string, Brought>()
  const base = here()
  const world: World = {
    ...base,
    language,
    walled: true,
    packages,
    env: out.color ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' },
    stdin: Object.assign(stdin, { isTTY: stdinIsTTY }),
    stdout: {
      write(text: string) {
        alive()
        return stdout.write(text)
      },
      isTTY: out.isTTY,
      columns: out.columns,
    },
    stderr,
    folderOf: (id) => folders.get(id) ?? base.folderOf(id),
    clock() {
      alive()
      return performance.now()
    },
  }
  const end = (code: ExitCode) => {
    clearInterval(beat)
    say({ kind: 'done', code })
    // A pipe may still contain text, so the process ends once all of it has been read.
    stdin.destroy()
    disconnect()
  }
  harden()
  try {
    for (const { texts, digest, packageJson, folder } of parcels) {
      const { manifest } = readPackageJson(packageJson)
      const made = await evaluate(texts, manifest)
      install(manifest.id, entryOf(manifest.title.en, { ...made.game, code: digest }, made.words))
      folders.set(manifest.id, folder)
      packages.set(manifest.id, {
        languages: manifest.languages,
        ...(made.claims !== undefined && { claims: made.claims }),
        exercises: () => exerciseFaults(made.game, manifest, texts),
        survivors: async (scenarios, onTried) => survivors(texts, manifest, scenarios, onTried),
      })
      if (!manifest.languages.includes(language)) print(world, wordsOf(world).outside.speaksEnglish(manifest.title.en))
    }
  } catch (error) {
    complain(world, error instanceof BadInput ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error))
    return end(2)
  }
  end(await main(argv, world))
}

const entryOf = (title: string, game: Awaited<ReturnType<Entry['load']>>, words: Awaited<ReturnType<typeof evaluate>>['words']): Entry => ({
  title,
  load: async () => game,
  words: { en: async () => words.en, de: async () => words.de ?? words.en },
})
