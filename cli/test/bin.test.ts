import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { here } from '../src/main.ts'
import { scratch } from './run.ts'

const bin = fileURLToPath(new URL('../bin/robodrome.mjs', import.meta.url))
const robodrome = (args: string[], cwd: string, env: Record<string, string> = {}) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...env, PATH: process.env['PATH'] },
  })
  return { status, stdout, stderr }
}

test('the bin builds what has changed, tells so on stderr, and runs from any folder with the games of the workspace', () => {
  expect(robodrome(['--version'], tmpdir())).toMatchObject({ status: 0, stdout: '1.0.0\n' })
  expect(robodrome(['--version'], fileURLToPath(new URL('.', import.meta.url)))).toEqual({ status: 0, stdout: '1.0.0\n', stderr: '' })
  const games = robodrome(['games'], tmpdir())
  expect(games).toMatchObject({ status: 0, stderr: '' })
  expect(games.stdout).not.toBe('')
  const unknown = robodrome(['play', 'no-such-game'], tmpdir())
  expect(unknown).toMatchObject({ status: 2, stdout: '' })
  expect(unknown.stderr).toContain('there is no game "no-such-game"')
})

test('files are named from where the command was typed, also through npx, which changes the folder', () => {
  const typedIn = scratch()
  writeFileSync(join(typedIn, 'match.txt'), 'nonsense\n')
  const npx = { npm_lifecycle_event: 'npx', npm_lifecycle_script: "'robodrome'", INIT_CWD: typedIn }
  const found = 'error: match.txt: line 1: found "nonsense"'
  expect(robodrome(['verify', 'match.txt'], typedIn).stderr).toContain(found)
  expect(robodrome(['verify', 'match.txt'], tmpdir(), npx).stderr).toContain(found)
  expect(robodrome(['verify', 'match.txt'], tmpdir(), { ...npx, npm_lifecycle_script: "'vitest'" }).stderr).toContain(
    'cannot read match.txt',
  )
})

test('packages are found from the workspace, whatever the folder', async () => {
  const { folderOf, moduleOf } = here()
  expect(folderOf('kernel')).toBe(fileURLToPath(new URL('../../kernel', import.meta.url)))
  expect(await moduleOf('kernel')).toHaveProperty('Match')
  expect(folderOf('no-such-game')).toBeNull()
})
