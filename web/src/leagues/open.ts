import { speak } from '../boards/pbl/words/index.ts'
import { language } from '../words/language.ts'

/** The cards of a league are those of PBL Robots: its words come before the page that shows them. */
export async function open() {
  await speak(language)
  return import('./page.tsx')
}
