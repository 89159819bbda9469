import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../src/app.ts'

const INDEX = '<!doctype html><script type="module" src="/assets/main-abcd1234.js"></script>'
const SCRIPT = 'document.title = "Robodrome"'.repeat(10)

let folder: string
let app: FastifyInstance
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'robodrome-page-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), INDEX)
  writeFileSync(join(folder, 'worker.js'), 'self')
  writeFileSync(join(folder, 'assets/main-abcd1234.js'), SCRIPT)
  writeFileSync(join(folder, 'assets/main-abcd1234.js.gz'), gzipSync(SCRIPT))
  writeFileSync(join(folder, 'assets/main-abcd1234.js.br'), brotliCompressSync(SCRIPT))
  app = await createApp({ logLevel: 'silent', pageFolder: folder }, {})
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

test('the page is served at its address and wherever it may be reloaded, and always asked for anew', async () => {
  for (const url of ['/', '/index.html', '/table/aaaaaaaaaaaa', '/replay?at=3']) {
    const { statusCode, headers, body } = await get(url)
    expect([statusCode, headers['content-type'], headers['cache-control'], body], url).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
      INDEX,
    ])
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe')
  }
})

test('no address leads to a file that is not the page’s', async () => {
  for (const url of ['/../package.json', '/assets/../../package.json', '/assets/..%2f..%2fpackage.json', '/%2e%2e/package.json'])
    expect((await get(url)).statusCode, url).toBe(404)
  expect((await get('/etc/passwd')).body).toBe(INDEX)
})

test('a file named after its content is kept for good, another is asked for by its tag', async () => {
  expect((await get('/assets/main-abcd1234.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const { headers } = await get('/worker.js')
  expect(headers['cache-control']).toBe('no-cache')
  const again = await get('/worker.js', { 'if-none-match': String(headers['etag']) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect((await get('/worker.js', { 'if-none-match': '"another"' })).statusCode).toBe(200)
})

test('each gets the packing that it can open', async () => {
  const plain = await get('/assets/main-abcd1234.js')
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, SCRIPT])
  const gzip = await get('/assets/main-abcd1234.js', { 'accept-encoding': 'gzip' })
  expect([gzip.headers['content-encoding'], gunzipSync(gzip.rawPayload).toString()]).toEqual(['gzip', SCRIPT])
  const brotli = await get('/assets/main-abcd1234.js', { 'accept-encoding': 'gzip, deflate, br' })
  expect([brotli.headers['content-encoding'], brotliDecompressSync(brotli.rawPayload).toString()]).toEqual(['br', SCRIPT])
  expect(brotli.headers['vary']).toBe('accept-encoding')
})

test.each(['/assets/none.js', '/../package.json', '/%2e%2e/package.json', '/assets/main-abcd1234.js.gz', '/api/nothing'])(
  '%s is no file of the page',
  async (url) => {
    expect((await get(url)).statusCode).toBe(404)
  },
)
