import { plural } from './text.ts'

/** Learning: the tour of each game, exercises, hints, and the lessons of a battle. */
export const learn = {
  learn: {
    title: 'Learn',
    lead: 'Play your first battle in ten minutes, without reading a rule.',
    tabs: 'Games',
    way: 'Steps',
    steps: { goal: 'Goal', turn: 'One turn', guided: 'Guided battle', exercises: 'Exercises', rules: 'Rulebook' },
    facts: {
      turn: (pictures: number) => `${plural(pictures, 'picture')}, 1 minute`,
      guided: (minutes: number) => `About ${plural(minutes, 'minute')}`,
      exercises: (done: number, all: number) => `${done} of ${all} solved`,
      rules: 'Searchable, with playable examples',
    },
    show: {
      watch: (seconds: number) => `Watch (${seconds} s)`,
      large: (title: string) => `Larger: ${title}`,
      back: 'Back',
      next: 'Next',
      play: 'Play',
      pause: 'Pause',
    },
    kept: 'Your progress is kept in this browser. You need no account.',
    done: 'done',
    tension: 'What makes the game exciting',
    rivals: 'You and your rival',
    guidedHeading: (minutes: number) => `Your first battle, ${plural(minutes, 'minute')}`,
    guidedText: (hints: number) =>
      `A real battle with prepared dice and ${hints} short hints, each next to what it explains. Skip them whenever you like; the battle goes on.`,
    guidedStart: 'Start the guided battle',
    guidedAgain: 'Once more',
    exercises: 'Small positions with one question each',
    nextOf: (theme: string) => `The next exercise in ${theme}`,
    solvedOf: (done: number, all: number) => `${done} of ${all}`,
    begin: 'Start',
    goOn: 'Continue',
    again: 'Again',
    daily: 'Puzzle of the day',
    dailyOf: (game: string) => `${game}: one position, one question`,
    dailySolve: 'Solve it',
    dailyDone: 'Solved today',
    streak: (days: number) => (days === 0 ? 'A new one every day, the same for everybody' : `${plural(days, 'day')} in a row`),
    rules: 'Look anything up',
    example: {
      title: 'Playable example',
      of: (rule: string) => `Example of ${rule}`,
      next: (name: string, move: string) => `${name}: ${move}`,
      again: 'From the start',
    },
  },
}
