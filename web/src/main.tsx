import './style/typeface.css'
import './style/tokens.css'
import './style/palette.css'
import './style/base.css'
import './style/controls.css'
import './style/fields.css'
import './style/motion.css'
import './style/cover.css'
import './style/forced.css'
import { speakOfGames } from './boards/german.ts'
import { speak } from './words/index.ts'
import { language } from './words/language.ts'

// The address contains the language, so that changing the language installs its files.
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register(`/sw.js?language=${language}`)

document.documentElement.lang = language
// The words are loaded first, because modules may use them at import.
void Promise.all([speak(language), speakOfGames(language)])
  .then(() => import('./start.tsx'))
  .then(({ start }) => start())
