import { list, plural } from './text.ts'

/** What there is to watch. */
export const watch = {
  watch: {
    live: 'Live',
    liveNow: 'Live now',
    watching: (n: number) => `${n} watching`,
    rated: 'Rated',
    watchLive: 'Watch live',
    watch: 'Watch',
    watchGame: (game: string, names: readonly string[]) => `Watch ${game}, ${list(names)}`,
    about: (game: string, names: readonly string[], steps: number) => `${game}: ${list(names)}. ${plural(steps, 'step')} so far.`,
    handsHidden: (behind: number) =>
      behind > 0 ? `Shown ${behind} moves late. Hands stay hidden.` : 'You see what everybody at the table sees; hands stay hidden.',
    leads: (name: string) => `${name} leads`,
    close: 'Too close to call',
    noChance: 'No estimate',
    board: (game: string, headline: string) => `${game}, as it stands: ${headline}`,
    chance: 'Win chance, estimate',
    sinceStart: 'since the start',
    nobody: 'Nobody plays just now.',
    nobodyLead: 'Start one, people will watch.',
    start: 'Start a battle',
    replays: 'Replays',
    replay: 'Watch the replay',
    ofTheWeek: 'Replay of the week',
    tales: { all: 'Best this week', comeback: 'Comebacks', late: 'Decided at the end', short: 'Under 5 minutes', mine: 'With me' },
    tale: {
      comeback: (winner: string, percent: string) => `${winner} was down to ${percent}, and won.`,
      late: (winner: string) => `${winner} took the lead at the very end.`,
      plain: (winner: string) => `${winner} won.`,
    },
    by: (game: string, names: readonly string[]) => `${game}: ${list(names)}`,
    noReplays: 'No public battle has ended yet.',
    graph: (names: readonly string[]) => `Win chances of ${list(names)} over the battle`,
    failed: 'What is being played could not be fetched.',
    again: 'Try again',
    all: (n: number) => (n === 1 ? '1 live table' : `${n} live tables`),
  },
}
