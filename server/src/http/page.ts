import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wav': 'audio/wav',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

interface PageFile {
  content: Buffer
  /** The same file, compressed at build time. */
  gzip: Buffer | null
  brotli: Buffer | null
  type: string
  tag: string
  /** Whether the name changes with the content, so that browsers may cache the file forever. */
  forever: boolean
}

/** The built page, read once at startup, so that no request ever names a local file. Null if it was not built. */
export const readPage = (folder: string): ReadonlyMap<string, PageFile> | null => {
  if (!existsSync(join(folder, 'index.html'))) return null
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() && !/\.(gz|br)$/.test(entry.name) ? [join(entry.parentPath, entry.name)] : [],
  )
  return new Map(names.map((path) => [`/${relative(folder, path).split(sep).join('/')}`, readFile(path)]))
}

const readFile = (path: string): PageFile => {
  const content = readFileSync(path)
  const packed = (ending: string) => (existsSync(path + ending) ? readFileSync(path + ending) : null)
  return {
    content,
    gzip: packed('.gz'),
    brotli: packed('.br'),
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    tag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    forever: /[-.][\w-]{8,}\.\w+$/.test(path) && path.includes(`${sep}assets${sep}`),
  }
}

/** Serves the files of the page, and the page itself at every address where it may be reloaded. */
export const servePage = (app: FastifyInstance, files: ReadonlyMap<string, PageFile>): void => {
  for (const [path, file] of files) app.get(path, (request, reply) => send(request, reply, file))
  const index = files.get('/index.html')!
  app.get('/', (request, reply) => send(request, reply, index))
  app.get('/*', (request, reply) => {
    if (request.url.startsWith('/api/') || extname(request.url.split('?')[0]!) !== '') return reply.callNotFound()
    return send(request, reply, index)
  })
}

const send = (request: FastifyRequest, reply: FastifyReply, file: PageFile): FastifyReply => {
  const accepted = request.headers['accept-encoding']?.toString() ?? ''
  const [encoding, content] =
    file.brotli && /\bbr\b/.test(accepted)
      ? (['br', file.brotli] as const)
      : file.gzip && /\bgzip\b/.test(accepted)
        ? (['gzip', file.gzip] as const)
        : ([null, file.content] as const)
  reply
    .type(file.type)
    .header('etag', file.tag)
    .header('vary', 'accept-encoding')
    .header('cache-control', file.forever ? 'public, max-age=31536000, immutable' : 'no-cache')
  if (request.headers['if-none-match'] === file.tag) return reply.code(304).send()
  if (encoding !== null) reply.header('content-encoding', encoding)
  return reply.send(content)
}
