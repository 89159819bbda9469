import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

/** The name and colours that browsers use when the page is installed. */
const MANIFEST = {
  id: '/',
  name: 'Robodrome',
  short_name: 'Robodrome',
  description: 'Robot board games: against AI opponents, on one screen, or with friends.',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#0c1016',
  theme_color: '#0c1016',
  categories: ['games', 'entertainment'],
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
}
const APPLE = 'icon-apple-180.png'

/** Writes the web app manifest and its icons, and links them, so that the page can be installed. */
export const installable = (): Plugin => ({
  name: 'robodrome-installable',
  apply: 'build',
  async generateBundle() {
    for (const fileName of [...MANIFEST.icons.map(({ src }) => src.slice(1)), APPLE])
      this.emitFile({ type: 'asset', fileName, source: await readFile(new URL(`./src/art/install/${fileName}`, import.meta.url)) })
    this.emitFile({ type: 'asset', fileName: 'robodrome.webmanifest', source: JSON.stringify(MANIFEST) })
  },
  transformIndexHtml: () => [
    { tag: 'link', attrs: { rel: 'manifest', href: '/robodrome.webmanifest' }, injectTo: 'head' },
    { tag: 'link', attrs: { rel: 'apple-touch-icon', href: `/${APPLE}` }, injectTo: 'head' },
  ],
})
