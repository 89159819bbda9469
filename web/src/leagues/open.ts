import { speak } from './cards.ts'
import { language } from '../words/language.ts'

/** The words of the cards are loaded before the page that shows them. */
export async function open() {
  await speak(language)
  return import('./page.tsx')
}
