import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const bin = fileURLToPath(new URL('../bin/robodrome.mjs', import.meta.url))
const robodrome = (args: string[], cwd: string) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'] },
  })
  return { status, stdout, stderr }
}

test('the bin builds what is missing and runs from any folder, with the games of the workspace', () => {
  expect(robodrome(['--version'], fileURLToPath(new URL('.', import.meta.url)))).toEqual({ status: 0, stdout: '0.1.0\n', stderr: '' })
  const games = robodrome(['games'], tmpdir())
  expect(games).toMatchObject({ status: 0, stderr: '' })
  expect(games.stdout).not.toBe('')
  const unknown = robodrome(['play', 'no-such-game'], tmpdir())
  expect(unknown).toMatchObject({ status: 2, stdout: '' })
  expect(unknown.stderr).toContain('there is no game "no-such-game"')
})
