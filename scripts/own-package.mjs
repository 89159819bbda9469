// @ts-check
// Makes a package of one of our own games, under another id. It goes through the same door as a game from outside: its manifest, the
// handshake with the host's kernel, the sandbox and the default board. `robodrome serve FOLDER` plays it, so both boards can be
// compared side by side.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { bundler, GAMES } from './release/bundle.mjs'
import { command, Misuse, root, tell } from './steps.mjs'

/** The rooms that a host passes in, and the name of each in the API. */
const HANDED = /** @type {Readonly<Record<string, string>>} */ ({
  '@robodrome/kernel': 'api.kernel',
  '@robodrome/phrases': 'api.phrases',
  '@robodrome/board': 'api.board',
})

/** The id of the package: an id of our own cannot be taken. @param {string} game */
export const idOf = (game) => `${game}-package`

/** The module that collects what the game exports. @param {string} game @param {string | undefined} mode */
const sourceOf = (game, mode) => `
import { game } from '@robodrome/${game}'
import { en } from '@robodrome/${game}/words/en'
import { de } from '@robodrome/${game}/words/de'
${game === 'pbl' ? `import { show } from ${JSON.stringify(join(root, 'scripts/own-package/show-pbl.mjs'))}` : ''}
export const made = { game: { ...game, id: '${idOf(game)}'${mode === undefined ? '' : `, modes: { ${mode}: game.modes.${mode} }`} }, words: { en, de }${game === 'pbl' ? ', show' : ''} }
`

const ENTRY = 'own-package:entry'

/**
 * Bundles a game with everything that no host passes in.
 * @param {string} game
 * @param {string | undefined} mode
 * @returns {Promise<string>}
 */
async function bundled(game, mode) {
  const made = await bundler({
    cwd: root,
    input: ENTRY,
    external: Object.keys(HANDED),
    platform: 'neutral',
    resolve: { conditionNames: ['source', 'import'] },
    plugins: [
      {
        name: 'own-package',
        resolveId: (/** @type {string} */ id) => (id === ENTRY ? id : null),
        load: (/** @type {string} */ id) => (id === ENTRY ? sourceOf(game, mode) : null),
      },
    ],
    logLevel: 'warn',
  })
  const { output } = await made.generate({ format: 'iife', name: 'bundle', globals: HANDED, codeSplitting: false })
  await made.close()
  return `export default (api) => {\n${output[0].code}\nreturn bundle.made\n}\n`
}

/**
 * Writes the package of a game to a folder. With only one mode, its trial takes less time.
 * @param {string} game
 * @param {string} folder
 * @param {string} [mode]
 */
export async function ownPackage(game, folder, mode) {
  mkdirSync(join(folder, 'src'), { recursive: true })
  for (const file of ['RULES.md', 'RULES.de.md']) cpSync(join(root, 'games', game, file), join(folder, file))
  writeFileSync(join(folder, 'src/index.js'), await bundled(game, mode))
  const own = JSON.parse(readFileSync(join(root, 'games', game, 'package.json'), 'utf8')).robodrome
  const title = { en: `${own.title.en} (package)`, de: `${own.title.de} (Paket)` }
  const { pools, puzzles: _puzzles, ...others } = own
  const manifest = { ...others, id: idOf(game), entry: 'src/index.js', title, pools: mode === undefined ? pools : [] }
  const packageJson = {
    name: `robodrome-${idOf(game)}`,
    version: '1.0.0',
    type: 'module',
    files: ['src', 'RULES.md', 'RULES.de.md'],
    robodrome: manifest,
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packageJson, null, 2)}\n`)
}

await command(
  import.meta.url,
  async () => {
    const [game = '', folder = '', mode] = process.argv.slice(2)
    if (!GAMES.includes(game) || folder === '')
      throw new Misuse(`found "${game} ${folder}", expected one of ${GAMES.join(', ')} and a folder`)
    await ownPackage(game, resolve(folder), mode)
    tell(`${resolve(folder)} holds ${game} as a package, with the id ${idOf(game)}`)
  },
  'GAME FOLDER [MODE]',
)
