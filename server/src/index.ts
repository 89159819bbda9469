export { createApp } from './app.ts'
export type { CatalogueEntry } from './catalogue.ts'
export { BadSettings, readSettings, type Settings } from './settings.ts'
