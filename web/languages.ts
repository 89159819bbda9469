import type { Plugin, Rollup } from 'vite'
import { LANGUAGES as NAMED, type Language } from './src/words/language.ts'

export const LANGUAGES = Object.keys(NAMED) as Language[]

/** Modules that a page loads later, and only in one language. */
const ONLY_IN: Readonly<Record<Language, RegExp>> = {
  en: /\/words\/en(?:\.ts|\/index\.ts)$|\/RULES\.md/,
  de: /\/words\/de(?:\.ts|\/index\.ts)$|\/german-words\.ts$|\/RULES\.de\.md/,
}

type Bundle = Readonly<
  Record<
    string,
    Pick<Rollup.OutputChunk, 'type' | 'isEntry' | 'isDynamicEntry' | 'facadeModuleId' | 'imports' | 'dynamicImports'> | { type: 'asset' }
  >
>

/** Lists the scripts of a bundle that pages in this language never load, because only modules of other languages lead to them. */
export function unspokenIn(language: Language, bundle: Bundle): string[] {
  const others = LANGUAGES.filter((each) => each !== language)
  const isOther = (id: string | null): boolean => id !== null && others.some((each) => ONLY_IN[each].test(id.replace(/\?.*/, '')))
  const needed = new Set<string>()
  const visit = (name: string, isLate: boolean): void => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || needed.has(name) || (isLate && isOther(chunk.facadeModuleId))) return
    needed.add(name)
    for (const each of chunk.imports) visit(each, false)
    for (const each of chunk.dynamicImports) visit(each, true)
  }
  const scripts = Object.keys(bundle).filter((name) => bundle[name]?.type === 'chunk')
  for (const name of scripts) {
    const chunk = bundle[name]
    if (chunk?.type === 'chunk' && chunk.isEntry && !chunk.isDynamicEntry) visit(name, false)
  }
  return scripts.filter((name) => !needed.has(name))
}

/** Notes which scripts of a bundle pages in each language can do without; the bundle of the worker is a second one. */
export const noteLanguages = (unspoken: Readonly<Record<Language, Set<string>>>): Plugin => ({
  name: 'robodrome-languages',
  apply: 'build',
  generateBundle(_options, bundle) {
    for (const language of LANGUAGES) for (const name of unspokenIn(language, bundle)) unspoken[language].add(name)
  },
})
