#!/usr/bin/env node
// @ts-check
// npm create robodrome-game my-game: copies the template into a new folder, with the new game's name.
import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const TEMPLATE = fileURLToPath(new URL('template', import.meta.url))
/** The id of the template's game, which each file contains. */
const ID = 'high-die'

const USAGE = 'Name the folder of your game: npm create robodrome-game my-game'
const fail = (/** @type {string} */ message) => {
  console.error(message)
  process.exit(2)
}

const words = process.argv.slice(2)
if (words.includes('--help') || words.includes('-h')) {
  console.log(USAGE)
  process.exit()
}
const [given = '', ...more] = words
if (given === '' || given.startsWith('-')) fail(USAGE)
if (more.length > 0) fail(`Found "${words.join(' ')}", expected one folder. ${USAGE}`)
const folder = resolve(given)
const id = basename(folder)
if (!/^[a-z][a-z0-9-]{0,39}$/.test(id))
  fail(`"${id}" cannot be the id of a game: take small letters, digits and dashes, and begin with a letter.`)
if (existsSync(folder) && (!statSync(folder).isDirectory() || readdirSync(folder).length > 0))
  fail(`${folder} exists already and is not an empty folder: name a new one.`)

cpSync(TEMPLATE, folder, { recursive: true })
for (const name of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!name.isFile()) continue
  const path = join(name.parentPath ?? name.path, name.name)
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll(ID, id))
}

console.log(`${id} is ready. It is a whole little game, so try it before you change it:

  cd ${given}
  npx robodrome play .
  npx robodrome conform .

The guide is docs/games.md of Robodrome.`)
