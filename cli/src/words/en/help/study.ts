/** Help of the commands for developers of games and AI opponents. */
export const study = {
  scenario: {
    about: 'run scenarios and show where they differ from what is expected',
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
    about: 'play random games and check the invariants at every position',
    games: 'how many games for each setup (default: 20, or 100 for a single one)',
    seed: 'number that decides all random choices (default: a new one)',
    thorough: 'share of nodes that all checks examine, from 0 to 1 (default: 1 for up to 100 games, less for more)',
    leaves: 'share of games in which players leave, one after another, from 0 to 1',
    settings: 'random settings, new ones for each game',
    only: 'nothing but these checks, by name',
    all: 'every mode, number of seats and named variant; --mode and --seats narrow it',
    after: (checks: string) => `
Plays random games to the end and checks at every node what all games promise:
no dead end, no leak of secrets, notation that reads back, and more. A failure
prints the command that plays up to it again. Without options it plays every
mode, number of seats and variant, players who leave, and settings at random.

Examples:
  robodrome fuzz gekido                everything that can be set up
  robodrome fuzz gekido --mode standard --seats 3 --games 1 --seed 4711
  robodrome fuzz gekido --all          every mode, number of seats and variant
  robodrome fuzz pbl --all --settings  whatever else can be set, at random
  robodrome fuzz volt --only 'twin worlds, leaving' --leaves 1

${checks}`,
    checks: (names: string) => `Checks: ${names}.`,
  },
  conform: {
    about: 'test a whole game: rules, scenarios, all setups, players who leave, languages, odds',
    games: 'random games for each setup and language (default: 20)',
    seed: 'number that decides all random choices (default: 1)',
    after: `
Every rule needs a scenario, and every scenario must come out as written.
Random games check what every game promises, in all modes, seats, variants,
settings and languages, with players who leave. Chances about hidden things are
compared with all worlds that a seat thinks possible. For a package, each number
of its rules is also changed by one, and a change that no scenario notices is
listed.

Examples:
  robodrome conform .                  the package in this folder
  robodrome conform ./liars-dice --games 200
  robodrome conform gekido`,
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
    about: 'let AI opponents play each other and report which is stronger, with confidence',
    minds: 'at least two minds, separated by commas',
    games: 'how many games; deals are played to their end',
    seed: 'number of the first deal; the same games each time, unless budgets are times',
    budget: 'thinking for each decision: playouts, or milliseconds as in 50ms (default: as each mind likes)',
    cpu: 'count milliseconds of CPU time, not of wall-clock time',
    sprt: 'stop once it is clear which of two scores the first mind reaches, as in 0.50,0.55',
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
    about: 'match the levels of a game against each other and against a gauntlet, with sequential tests by CPU time',
    all: 'all levels against all, not only against the one below',
    games: 'games of each pairing at most',
    minutes: 'how long a pairing is played at most, by the clock',
    seed: 'number of the first deal',
    budget: 'thinking of levels for each decision, as in 50ms (default: as each likes)',
    gauntlet: 'the same for the highest level and the gauntlet',
    kept: 'where deals are kept as they are played',
    write: 'the document to write the results into',
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
    about: 'run experiments: many games between AI opponents, with a report',
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
      about: 'run an experiment, or finish one that was stopped',
      file: 'an experiment',
    },
    work: {
      about: 'play portions of any experiment that is run with the same NATS_URL',
    },
    report: {
      about: 'write a page with charts and a table of all numbers',
      file: 'an experiment',
      out: 'where the page goes (default: beside the experiment)',
      games: 'also write a table with a line for each seat of each game',
    },
    fair: {
      about: 'search for numbers that make a game fair: one AI searches, another measures on deals that the search never saw',
      file: 'which numbers may change, and who plays (docs/lab.md)',
      out: 'where the box goes (default: beside the file)',
    },
    replay: {
      about: 'replay one game of an experiment and print its record',
      file: 'an experiment',
      game: 'as reports name it: ARM:DEAL.TURN',
    },
  },
  calibrate: {
    about: "compare a game's win estimate with the results of games",
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
  learn: {
    about: 'train level 5 of a game by self-play, and measure the gain',
    lessons: 'games of the teacher',
    selfPlay: 'games of the learned policy against itself',
    teacher: 'the AI opponent that teaches',
    playouts: "the teacher's playouts for each decision",
    seed: 'number of the first game',
    threads: 'worker threads for the games, 0 for none (default: one for each core)',
    data: 'the folder for the games; a stopped run continues there',
    out: 'the file for the weights',
    report: 'the file for the report, a page with pictures',
    games: 'games of the final match, 0 for none',
    budget: 'milliseconds per decision in that match',
    after: `
First a teacher plays against itself, and its decisions teach a policy: how
likely each option is. Then the policy plays many quick games against itself.
Their results teach what positions are worth, on top of the game's own estimate.
Finally level 5 with the weights plays mirrored deals against level 5 without
them, by CPU time. Weights fit the printed cards only. The same command gives
the same weights with any number of threads.

Examples:
  robodrome learn pbl --mode quick --data pbl-data --out weights.json
  robodrome learn pbl --mode quick --lessons 40 --self-play 2000 --games 0`,
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
against one with the present weights, to show whether they win more. --out
writes them to a file, by name: they fit these features only.

Examples:
  robodrome train pbl --mode quick --mind level-3 --games 1400 --out w.json
  robodrome train pbl --mode quick --weights w.json --deals 50`,
  },
  tune: {
    about: "tune the worths of a game's estimate by playing matches",
    rounds: 'rounds of matches; all worths are adjusted after each; 0 for none',
    matches: 'small matches in each round',
    deals: 'mirrored deals in each match',
    check: 'mirrored deals between the new worths and the current ones',
    only: 'worths to adjust, separated by commas (default: all)',
    seed: 'number of the first deal',
    threads: 'worker threads for the matches, 0 for none (default: one for each core)',
    from: 'earlier results to start from',
    out: 'file for the worths',
    after: `
Rules of thumb play small matches. In each match all worths are changed at
random, up on one side and down on the other. After each round they move towards
the winning sides (simultaneous perturbation). A few hundred games change
little; expect to need ten thousand or more. Finally the new worths play against
the current ones, on other deals. The same command gives the same worths with
any number of threads.

Examples:
  robodrome tune gekido --mode duel --rounds 200 --out worths.json
  robodrome tune gekido --only cards.flip,cards.heal --mode standard
  robodrome tune gekido --mode duel --rounds 0 --from worths.json --check 500`,
  },
}
