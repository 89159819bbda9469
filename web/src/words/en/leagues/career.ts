/** Seasons against AI opponents, on this device. */
export const career = {
  career: {
    title: 'Career',
    alone: 'For one player; works offline',
    divisions: ['Scrapyard', 'Workshop', 'Pit Lane', 'Arena', 'Floodlight'] as const,
    choose: 'Choose a league',
    begin: 'Begin the season',
    goOn: 'Continue',
    week: (n: number, all: number) => `Week ${n} of ${all}`,
    playing: (done: number, all: number) => `AI matches: ${done} of ${all} played`,
    promoted: (name: string) => `You go up: next season in the ${name}.`,
    stays: 'The first two go up. Next season, same division.',
    top: 'Champion of the Floodlight. You’ve reached the top.',
    nextSeason: 'Next season',
  },
}
