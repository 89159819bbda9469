import './style/tokens.css'
import './style/palette.css'
import './style/base.css'
import './style/controls.css'
import './style/motion.css'
import './style/cover.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { apply } from './page/preferences.ts'
import { wake } from './sound/sound.ts'

apply()
addEventListener('pointerdown', wake)
addEventListener('keydown', wake)
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js')

createRoot(document.querySelector('#page')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
