import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../steps.mjs'

const commands = ['scripts', 'bench', 'bench/page'].flatMap((folder) =>
  readdirSync(join(root, folder))
    .map((name) => `${folder}/${name}`)
    .filter((name) => name.endsWith('.mjs') && /^await command\(/m.test(readFileSync(join(root, name), 'utf8'))),
)

const call = (name: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, name), ...args], {
    encoding: 'utf8',
    timeout: 20_000,
  })
  return { status, stdout, stderr }
}

test.each(commands)('%s says how it is called instead of beginning its work', (name) => {
  const { status, stdout, stderr } = call(name, '--help')
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toMatch(new RegExp(`^Usage: node ${name.replace('.', '\\.')}( .+)?\\n\\n\\p{Lu}[^]+\\.\\n$`, 'u'))
})

test.each([
  ['scripts/image.mjs', 'now'],
  ['scripts/build.mjs', '--all'],
  ['scripts/screens.mjs', 'gekido'],
  ['bench/page/idle.mjs', 'http://127.0.0.1:9', 'chess'],
])('%s is refused what it does not understand, and says what it takes', (name, ...args) => {
  const { status, stdout, stderr } = call(name, ...args)
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toMatch(new RegExp(`^robodrome: .*\\nUsage: node ${name.replace('.', '\\.')}`))
})
