import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { examples } from './examples.ts'
import { installable } from './install.ts'
import { noteLanguages } from './languages.ts'
import { layers } from './layers.ts'
import { compressed, precache, preloaded } from './precache.ts'
import { rems } from './rem.ts'

const server = process.env['ROBODROME_SERVER'] ?? 'http://127.0.0.1:4600'

/** For each language, the scripts that its pages never load. */
const unspoken = { en: new Set<string>(), de: new Set<string>() }

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }

export default defineConfig({
  define: { 'import.meta.env.BUILD': JSON.stringify(version) },
  plugins: [react(), examples(), preloaded(), installable(), noteLanguages(unspoken), precache(unspoken), compressed()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  css: { postcss: { plugins: [rems(), layers()] } },
  worker: { format: 'es', plugins: () => [noteLanguages(unspoken)] },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false }, emptyOutDir: true },
  server: { proxy: { '/api': { target: server, ws: true }, '/t': { target: server } } },
  preview: { proxy: { '/api': { target: server, ws: true }, '/t': { target: server } } },
})
