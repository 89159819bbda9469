/** Help of `robodrome league`. */
export const league = {
  league: {
    about: 'tournaments, leagues and seasons: begin, play, show and verify them',
    after: `
A definition is a YAML file. Names of AI opponents are played by the computer,
all other entrants are people. Two in brackets, [Ann, Bob], are a team:

  title: Cup of the workshop
  format: swiss                # round robin, knockout, groups, pods, keeper,
                               # salary, rfl, decathlon, ...
  events: [{ game: gekido, mode: duel }]
  rounds: 3
  entrants: [Ann, search, rule-of-thumb, rule-of-thumb]

Examples:
  robodrome league new cup.yaml cup.league     begins a competition
  robodrome league play cup.league             AI plays until a person must
                                               decide
  robodrome league result cup.league 4 first   the result of a match that people
                                               played elsewhere
  robodrome league act cup.league '{"kind":"picked","entrant":0,"card":"Shero"}'
  robodrome league show cup.league             standings, bracket, what is open
  robodrome league verify cup.league           plays the whole log again
  robodrome league next cup.league cup2.league the next one, with the same
  robodrome league fuzz --count 10000          random competitions, checked`,
    new: {
      about: 'begin a competition from a definition',
      definition: 'a YAML file',
      file: 'where its log is kept',
    },
    play: {
      about: 'let the AI play until the end, or until a person must decide',
      file: 'a competition',
      playouts: 'how long a searching AI thinks about each decision',
    },
    next: {
      about: 'begin the next season with the entrants of a finished one',
      file: 'a finished competition',
      next: 'where the log of the next one is kept',
    },
    result: {
      about: 'enter the result of a fixture that people played at their own table',
      file: 'a competition',
      fixture: 'its number',
      how: 'first or second won, or draw; for pods the ranks in seat order, such as 2,1,3',
    },
    act: {
      about: 'add any act to the log, as JSON (see leagues/src/log.ts)',
      file: 'a competition',
      act: 'such as {"kind":"withdrew","entrant":2,"inPlay":[]}',
      by: 'who acts',
    },
    show: {
      about: 'show standings, bracket, keepers and open decisions',
      file: 'a competition',
    },
    fuzz: {
      about: 'play random competitions of every format and check their invariants',
      count: 'how many',
      seed: 'the first; each has its own',
    },
    verify: {
      about: 'replay the whole log: every act legal, every pairing correct, every lot from the seed',
      file: 'a competition',
    },
  },
}
