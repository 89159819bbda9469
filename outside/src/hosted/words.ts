import type { Words } from '@robodrome/phrases'
import type { HostedGame, HostedTerms, Spoken } from './terms.ts'

/** Returns a text in this language, or in English if the game does not support it. */
export const inLanguage = <T>(texts: Spoken<T>, language: 'en' | 'de'): T => texts[language] ?? texts.en

/** Makes the words of a hosted game, which its process has already chosen. */
export function hostedWords({ title, words }: HostedGame, language: 'en' | 'de'): Words<HostedTerms> {
  const { modes, settings, variants } = inLanguage(words, language)
  return {
    title: inLanguage(title, language),
    events: { told: ({ says }) => inLanguage(says, language), turn: ({ says }) => inLanguage(says, language) },
    questions: { asked: ({ says }) => inLanguage(says, language) },
    options: { move: ({ says }) => inLanguage(says, language) },
    refusals: anyRule((option) => inLanguage(option.why ?? { en: [] }, language)),
    pieces: {},
    texts: {},
    modes,
    settings,
    ...(variants && { variants }),
  }
}

/** Any rule of the game may refuse an option; the refused option carries the reason. */
const anyRule = (say: Words<HostedTerms>['refusals'][string]): Words<HostedTerms>['refusals'] => new Proxy({}, { get: () => say })
