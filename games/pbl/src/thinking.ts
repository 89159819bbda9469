import type { Thinking } from '@robodrome/kernel'
import type { Option } from './terms.ts'

/** A longer pass only saves people from being asked, so an AI considers the plain pass instead. */
const instead = (option: Option): Option | null => (option.kind === 'pass' && option.until !== null ? { ...option, until: null } : null)

/**
 * Cards make so many positions possible that a search hardly ever meets one twice, so it uses no tree. Looking one move ahead says little
 * about a build that pays off later. Measured in `docs/notes/2026-11-18-strength.md`.
 */
export const THINKING: Thinking = {
  horizon: 8,
  breadth: 4,
  pieces: 1,
  outcomes: 48,
  tree: false,
  priorVisits: { first: 15, later: 8 },
  exploration: { first: 0.1, later: 0.1 },
  levels: [
    { glance: true, temperature: 1.3 },
    { glance: true, temperature: 0.23 },
    { glance: true, temperature: 0.08 },
    { glance: true, temperature: 0.02 },
    { glance: false, temperature: 0 },
  ],
  beginner: { glance: true, temperature: 0.09 },
  instead: (option) => instead(option as Option),
}
