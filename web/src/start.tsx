import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { apply } from './page/preferences.ts'
import { watchForUpdates } from './page/update.ts'
import { wake } from './sound/sound.ts'

/** Begins the page. */
export function start(): void {
  apply()
  watchForUpdates()
  addEventListener('pointerdown', wake)
  addEventListener('keydown', wake)
  createRoot(document.querySelector('#page')!).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
