/** Help of the commands for developers of games and AI opponents. */
export const study = {
  scenario: {
    about: 'play scenarios and show what differs from what they expect',
    path: 'files, or folders to search for *.scenario.yaml',
    quiet: 'only print what is wrong',
    after: `
Plays the scenarios of files, or of all *.scenario.yaml below folders, and
prints what came out otherwise than they say, side by side.

Examples:
  robodrome scenario games/gekido
  robodrome scenario bug.scenario.yaml --quiet`,
  },
  fuzz: {
    about: 'play random games and check at every node what every game promises',
    games: 'how many games, for each way to set up',
    seed: 'number that decides all random choices (default: a new one)',
    thorough: 'share of nodes that all checks examine, from 0 to 1 (default: 1 for up to 100 games, less for more)',
    leaves: 'share of games in which players leave, one after another, from 0 to 1',
    settings: 'random combinations of all that can be set, one for each game',
    only: 'nothing but these checks, by name',
    all: 'every mode, number of seats and named variant; --mode and --seats narrow it',
    after: (checks: string) => `
Plays random games to the end and checks at every node what all games promise:
no dead end, no leak of secrets, notation that reads back, and more. A failure
prints the command that plays up to it again.

Examples:
  robodrome fuzz gekido --games 200
  robodrome fuzz gekido --mode standard --seats 3 --games 1 --seed 4711
  robodrome fuzz gekido --all          every mode, number of seats and variant
  robodrome fuzz pbl --all --settings  whatever else can be set, at random
  robodrome fuzz volt --only 'twin worlds, leaving' --leaves 1

${checks}`,
    checks: (names: string) => `Checks: ${names}.`,
  },
  perft: {
    about: 'count the lines of play from a position',
    position: '"start", a YAML or JSON file, or JSON',
    depth: 'how many decisions and chances deep',
    after: `
Counts the lines of play from a position, this many decisions and chances deep,
split by the first step. Compare the counts with another implementation to find
where they differ. The position is written as under "position" in a scenario.

Examples:
  robodrome perft gekido start 2
  robodrome perft gekido duel.yaml 3 --mode duel --seats 2`,
  },
  match: {
    about: 'let minds play each other and say who is stronger, and how sure that is',
    minds: 'at least two minds, separated by commas',
    games: 'how many games; deals are played to their end',
    seed: 'number of the first deal; the same games each time, unless budgets are times',
    budget: 'thinking for each decision: playouts, or milliseconds as in 50ms (default: as each mind likes)',
    cpu: 'count milliseconds for which the thread ran, not those on the wall',
    sprt: 'stop once it is clear whether the first mind scores the one or the other, as in 0.50,0.55',
    after: (minds: string) => `
Each deal of luck is played once for every turn of the minds around the table,
so that all get the same chances. Intervals are for 95 % confidence. A time
behind a mind, as in level-5@300ms, or playouts, as in search@40, are for it
alone.

Minds:
${minds}

Examples:
  robodrome match gekido --mode duel --minds search,rule-of-thumb --games 100
  robodrome match gekido --minds rule-of-thumb,random --seats 4 --games 200
  robodrome match gekido --minds search,random --budget 50ms --threads 1
  robodrome match volt --minds search,random --budget 25ms --cpu --sprt 0.5,0.6
  robodrome match gekido --mode duel --minds level-5@300ms,level-4 --cpu`,
  },
  ladder: {
    about: 'hold the levels of a game against each other and against a gauntlet, with sequential tests by CPU time',
    all: 'all levels against all, not only against the one below',
    games: 'games of each pairing at most',
    minutes: 'how long a pairing is played at most, by the wall',
    seed: 'number of the first deal',
    budget: 'thinking of levels for each decision, as in 50ms (default: as each likes)',
    gauntlet: 'the same for the highest level and the gauntlet',
    kept: 'where deals are kept as they are played',
    write: 'a document to write what was found into',
    after: `
Levels play those below them, the first opponent of newcomers plays a beginner,
and the highest level plays the gauntlet with the same CPU time a decision. Each
pairing ends where a sequential test is sure, or when its games or minutes are
over.

With --kept each deal is kept as it is played: a run that was ended goes on
where it was, and with more minutes what is open is played on. With --write the
document gets a part for this ladder, or a new one in its place, and a picture
beside it.

Examples:
  robodrome ladder gekido --mode duel --minutes 1
  robodrome ladder volt --mode basic --all --kept volt.ladder.ndjson
  robodrome ladder gekido --kept duel.ladder.ndjson --write docs/strength.md`,
  },
  lab: {
    about: 'experiments: many games between AI opponents, and their findings',
    after: `
An experiment is a YAML file:

  title: Is Gekido Duel fair?
  game: gekido
  mode: duel
  options: { randomBots: true }
  minds: [rule-of-thumb]    # or [{ mind: search, playouts: 200 }, random]:
                            # several take turns at all seats
  opening: 4                # so many first choices of a game are drawn
  deals: 1000               # deals of luck for each arm
  seed: 1
  until: { low: 0.5, high: 0.55 }   # several minds: stop when sure of the first
  arms:                     # what is held against each other, by the same luck
    - { name: as it is }
    - { name: sharper, box: sharper.box.yaml }

What is played lies in NAME.results.ndjson, and a run that was ended goes on
where it was.

Examples:
  robodrome lab run duel.experiment.yaml       plays what is still missing
  robodrome lab report duel.experiment.yaml    makes duel.html and duel.csv
  NATS_URL=nats://token@host robodrome lab work     on any number of machines,
  NATS_URL=nats://token@host robodrome lab run duel.experiment.yaml    on one
  robodrome lab replay duel.experiment.yaml 'as it is:17.0' > 17.record`,
    run: {
      about: 'play an experiment, or what is still missing of it',
      file: 'an experiment',
    },
    work: {
      about: 'play portions of any experiment that is run with the same NATS_URL',
    },
    report: {
      about: 'make a page with pictures and a table of all numbers',
      file: 'an experiment',
      out: 'where the page goes (default: beside the experiment)',
      games: 'also write a table with a line for each seat of each game',
    },
    replay: {
      about: 'play one game of an experiment again and print its record',
      file: 'an experiment',
      game: 'as reports name it: ARM:DEAL.TURN',
    },
  },
  calibrate: {
    about: "compare a game's win estimate with how games end",
    mind: 'who plays',
    games: 'how many games',
    seed: 'number of the first deal',
    after: `
A mind plays against itself. At each decision the game's own estimate is noted
for the seat that decides, and compared with the result: of all positions with
an estimate of 70 %, seven in ten should be won. In the picture the bar shows
the share that was won, the mark the estimate.

Examples:
  robodrome calibrate gekido --mode duel --games 300
  robodrome calibrate volt --mode training --mind random`,
  },
  reasons: {
    about: 'measure how many costly decisions of AI opponents get a checked reason',
    level: 'the level that plays, from 1 to 5',
    games: 'how many games',
    claims: 'instead: check this many claims about random games',
    seed: 'number of the first game',
    after: `
Examples:
  robodrome reasons gekido --mode duel --level 2 --games 5
  robodrome reasons volt --mode training --claims 10000`,
  },
  train: {
    about: "fit a game's win estimate to games, and compare it with the present one",
    mind: 'who plays',
    games: 'how many games',
    deals: 'mirrored deals between the new weights and the present ones',
    seed: 'number of the first game',
    threads: 'worker threads for the games, 0 for none (default: one for each core)',
    out: 'the file for the weights',
    weights: 'existing weights: no games, only the match',
    after: `
A mind plays against itself. Logistic regression fits the features of positions
to the results of four games in five; the fifth game tests the fit, beside the
present estimate. Then a rule of thumb with the new weights plays matches
against one with the present weights: weights are worth what they win. With
--out they are written to a file, by name: they fit only these features.

Examples:
  robodrome train pbl --mode quick --mind level-3 --games 1400 --out w.json
  robodrome train pbl --mode quick --weights w.json --deals 50`,
  },
  tune: {
    about: "find the worths of a game's estimate by matches",
    rounds: 'rounds of matches, after each of which all worths move; 0 for none',
    matches: 'small matches in each round',
    deals: 'mirrored deals in each match',
    check: 'mirrored deals between the worths found and those of today',
    only: 'worths that are moved, separated by commas (default: all)',
    seed: 'number of the first deal',
    threads: 'worker threads for the matches, 0 for none (default: one for each core)',
    from: 'worths that were found before, to begin from',
    out: 'where the worths go',
    after: `
Rules of thumb play small matches. In each all worths are moved at random, one
side's up where the other's go down, and after each round they follow the sides
that won (simultaneous perturbation). A few hundred games move them little; ten
thousand and more find something. In the end the worths found play against those
of today, on other deals. The same command finds the same worths with any number
of threads.

Examples:
  robodrome tune gekido --mode duel --rounds 200 --out worths.json
  robodrome tune gekido --only cards.flip,cards.heal --mode standard
  robodrome tune gekido --mode duel --rounds 0 --from worths.json --check 500`,
  },
}
