/** Help of `robodrome league`. */
export const league = {
  league: {
    about: 'start, play, show and verify tournaments, leagues and seasons',
    after: `
A definition is a YAML file. Entrants with the name of an AI opponent are played
by the computer; all others are people. Two names in brackets, [Ann, Bob], are a
team:

  title: Workshop Cup
  format: swiss                # round robin, knockout, groups, pods, keeper,
                               # salary, rfl, decathlon, ...
  events: [{ game: gekido, mode: duel }]
  rounds: 3
  entrants: [Ann, search, rule-of-thumb, rule-of-thumb]

Examples:
  robodrome league new cup.yaml cup.league     starts a competition
  robodrome league play cup.league             AI plays until a person must
                                               decide
  robodrome league result cup.league 4 first   enters the result of a match that
                                               people played elsewhere
  robodrome league act cup.league '{"kind":"picked","entrant":0,"card":"Shero"}'
  robodrome league show cup.league             standings, bracket, open items
  robodrome league verify cup.league           replays the whole log
  robodrome league next cup.league cup2.league next season, same entrants
  robodrome league fuzz --count 10000          checks random competitions`,
    new: {
      about: 'start a competition from a definition',
      definition: 'a YAML file',
      file: 'the file for its log',
    },
    play: {
      about: 'let AI opponents play on until the end, or until a person must decide',
      file: 'a competition',
      playouts: 'number of playouts per decision for an AI that searches',
    },
    next: {
      about: 'start the next season with the entrants of a finished competition',
      file: 'a finished competition',
      next: 'the file for the log of the next season',
    },
    result: {
      about: 'enter the result of a fixture that people played at their own table',
      file: 'a competition',
      fixture: 'the number of the fixture',
      how: 'the winner (first or second), or draw; for pods, the ranks in seat order, such as 2,1,3',
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
      count: 'how many competitions',
      seed: 'the seed of the first competition; each has its own',
    },
    verify: {
      about: 'replay the whole log and check that acts are legal, pairings correct and lots drawn from the seed',
      file: 'a competition',
    },
  },
}
