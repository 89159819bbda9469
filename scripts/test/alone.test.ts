import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { alone } from '../alone.mjs'

const folder = (): string => mkdtempSync(join(tmpdir(), 'robodrome-alone-'))

test('the work is done, its result given, and the lock is gone, also when it fails', () => {
  const lock = join(folder(), 'lock')
  expect(alone(() => readFileSync(lock, 'utf8'), { lock })).toBe(String(process.pid))
  expect(existsSync(lock)).toBe(false)
  const failing = () => {
    throw new Error('no')
  }
  expect(() => alone(failing, { lock })).toThrow('no')
  expect(existsSync(lock)).toBe(false)
})

test('of several processes one works at a time', async () => {
  const place = folder()
  const script = join(place, 'work.mjs')
  const log = join(place, 'log')
  writeFileSync(
    script,
    `import { appendFileSync } from 'node:fs'
    import { alone } from ${JSON.stringify(new URL('../alone.mjs', import.meta.url).href)}
    const say = (word) => appendFileSync(${JSON.stringify(log)}, word + process.pid + '\\n')
    alone(() => {
      say('begin ')
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50)
      say('end ')
    }, { lock: ${JSON.stringify(join(place, 'lock'))} })`,
  )
  const codes = Array.from(
    { length: 3 },
    async () => (await once(spawn(process.execPath, [script], { stdio: 'ignore' }), 'exit'))[0] as number,
  )
  expect(await Promise.all(codes)).toEqual([0, 0, 0])
  const lines = readFileSync(log, 'utf8').trim().split('\n')
  expect(lines).toHaveLength(6)
  for (let i = 0; i < 6; i += 2) expect(lines[i + 1]).toBe(lines[i]!.replace('begin', 'end'))
})

test('the lock of a process that was killed binds nobody', () => {
  const lock = join(folder(), 'lock')
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  writeFileSync(lock, String(pid))
  expect(alone(() => 'done', { lock })).toBe('done')
})

test('a process that waits in vain learns which file to remove', () => {
  const lock = join(folder(), 'lock')
  writeFileSync(lock, String(process.pid))
  expect(() => alone(() => 'done', { lock, patience: 1 })).toThrow(`remove ${lock}`)
})
