import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { LANGUAGES } from './languages.ts'
import type { Language } from './src/words/language.ts'

/** Lists the files that every page keeps for offline play, and those that only pages in one language keep. */
const listed = (files: readonly string[], unspoken: Readonly<Record<Language, ReadonlySet<string>>>) => {
  const isFor = (name: string, language: Language): boolean => !unspoken[language].has(name)
  const every = files.filter((name) => LANGUAGES.every((language) => isFor(name, language)))
  const spoken = LANGUAGES.map((language) => [language, files.filter((name) => isFor(name, language) && !every.includes(name))] as const)
  return { every, spoken: Object.fromEntries(spoken) }
}

/** Writes sw.js: lists of the built files and a version derived from their names, followed by src/offline/sw.js. */
export const precache = (unspoken: Readonly<Record<Language, ReadonlySet<string>>>): Plugin => ({
  name: 'robodrome-precache',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_options, bundle) {
    const files = Object.keys(bundle).filter((name) => name !== 'index.html')
    const version = createHash('sha256').update(files.toSorted().join('\n')).digest('hex').slice(0, 12)
    const { every, spoken } = listed(files.toSorted(), unspoken)
    const body = await readFile(new URL('./src/offline/sw.js', import.meta.url), 'utf8')
    const lists = { VERSION: version, FILES: ['', ...every], SPOKEN: spoken }
    const head = Object.entries(lists).map(([name, list]) => `const ${name} = ${JSON.stringify(list, null, 2)}\n`)
    this.emitFile({ type: 'asset', fileName: 'sw.js', source: head.join('') + body })
  },
})

/**
 * The page needs its words before its first screen, and its styles before its typeface. These links let the browser fetch all of them at
 * once.
 */
export const preloaded = (): Plugin => ({
  name: 'robodrome-preloaded',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const start = Object.values(bundle).find((each) => each.type === 'chunk' && each.facadeModuleId?.endsWith('/src/start.tsx'))
      const files = start?.type === 'chunk' ? [start.fileName, ...start.imports.filter((each) => !html.includes(each))] : []
      const fonts = Object.keys(bundle).filter((name) => name.endsWith('.woff2'))
      const fetched = { crossorigin: true }
      return [
        ...files.map((file) => ({ tag: 'link', attrs: { rel: 'modulepreload', ...fetched, href: `/${file}` }, injectTo: 'head' as const })),
        ...fonts.map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', ...fetched, href: `/${file}` },
          injectTo: 'head' as const,
        })),
      ]
    },
  },
})

/** Writes a compressed copy next to each file that is worth it, so that the server need not compress it for each visitor. */
export const compressed = (): Plugin => ({
  name: 'robodrome-compressed',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    for (const name of Object.keys(bundle).filter((each) => /\.(js|css|svg|html)$/.test(each))) {
      const content = await readFile(join(dir, name))
      if (content.length < 1024) continue
      await writeFile(join(dir, `${name}.gz`), gzipSync(content, { level: 9 }))
      await writeFile(join(dir, `${name}.br`), brotliCompressSync(content))
    }
  },
})
