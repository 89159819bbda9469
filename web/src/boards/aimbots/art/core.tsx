import { memo } from 'react'
import { words } from '../words/index.ts'
import './core.css'

/** The core in a bot: its value, or a mark if it is unknown. */
export const Core = memo(({ core, large = false }: { core: number | null; large?: boolean }) => (
  <span className={`ab-core${core === null ? ' unknown' : ''}${large ? ' large' : ''}`} role="img" aria-label={words.desk.core(core)}>
    {core ?? '?'}
  </span>
))
