import type { Words } from '@robodrome/phrases'
import type { HostedGame, HostedTerms, Spoken } from './terms.ts'

/** A text in this language, or in English where the game does not speak it. */
export const inLanguage = <T>(texts: Spoken<T>, language: 'en' | 'de'): T => texts[language] ?? texts.en

/** The words of a hosted game: its process has chosen them already. */
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

/** Every rule of the game may refuse an option, and the refused option holds the reason. */
const anyRule = (say: Words<HostedTerms>['refusals'][string]): Words<HostedTerms>['refusals'] => new Proxy({}, { get: () => say })
