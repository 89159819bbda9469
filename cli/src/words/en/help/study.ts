/** Help of the commands for developers of games and AI opponents. */
export const study = {
  scenario: {
    about: 'run scenarios and show where the outcome is not the expected one',
    path: 'files, or folders to search for *.scenario.yaml',
    quiet: 'print only failures',
    after: `
Plays the scenarios in files, or in all *.scenario.yaml files below folders.
Prints, side by side, where the outcome differs from what a scenario expects.

Examples:
  robodrome scenario games/gekido
  robodrome scenario bug.scenario.yaml --quiet`,
  },
  fuzz: {
    about: 'play random games and check the invariants at every position',
    games: 'number of games for each setup (default: 20, or 100 if there is only one setup)',
    seed: 'number that decides all random choices (default: a new one)',
    thorough: 'share of positions at which all checks run, from 0 to 1 (default: 1 for up to 100 games, less for more)',
    leaves: 'share of games in which players leave, one after another, from 0 to 1',
    settings: 'choose new random settings for each game',
    only: 'run only these checks, by name',
    all: 'play every mode, number of seats and named variant; --mode and --seats narrow this down',
    after: (checks: string) => `
Plays random games to the end and checks at every position what all games
promise: no dead ends, no leaked secrets, notation that can be read back, and
more. For a failure it prints the command that reproduces it. Without options it
plays every mode, number of seats and variant, with random settings and with
players who leave.

Examples:
  robodrome fuzz gekido                every possible setup
  robodrome fuzz gekido --mode standard --seats 3 --games 1 --seed 4711
  robodrome fuzz gekido --all          every mode, number of seats and variant
  robodrome fuzz pbl --all --settings  random values for all other settings
  robodrome fuzz volt --only 'twin worlds, leaving' --leaves 1

${checks}`,
    checks: (names: string) => `Checks: ${names}.`,
  },
  conform: {
    about: 'test a whole game: rules, scenarios, all setups, players who leave, languages, odds',
    games: 'random games for each setup and language (default: 20)',
    seed: 'number that decides all random choices (default: 1)',
    after: `
Every rule needs a scenario, and every scenario must end as it says.
Random games check what every game promises, in all modes, seats, variants,
settings and languages, with players who leave. Odds that depend on hidden
information are compared with all worlds that a seat considers possible. For a
package, each number in its rules is also changed by one, and every change that
no scenario notices is listed.

Examples:
  robodrome conform .                  the package in this folder
  robodrome conform ./liars-dice --games 200
  robodrome conform gekido`,
  },
  perft: {
    about: 'count the lines of play from a position',
    position: '"start", a YAML or JSON file, or JSON',
    depth: 'depth, counted in decisions and chance outcomes',
    after: `
Counts the lines of play from a position down to this depth, broken down by the
first step. Compare the counts with those of another implementation to find
where the two differ. Write the position as under "position" in a scenario.

Examples:
  robodrome perft gekido start 2
  robodrome perft gekido duel.yaml 3 --mode duel --seats 2`,
  },
  match: {
    about: 'let AI opponents play each other, and report which is stronger and how certain that is',
    minds: 'at least two minds, separated by commas',
    games: 'number of games; a deal that has started is always finished',
    seed: 'number of the first deal; the same number gives the same games unless a budget is a time',
    budget: 'thinking budget for each decision: playouts, or milliseconds such as 50ms (default: chosen by each mind)',
    cpu: 'measure milliseconds in CPU time instead of wall-clock time',
    sprt: 'stop once it is clear which of two scores the first mind reaches, such as 0.50,0.55',
    after: (minds: string) => `
Each deal is played once for every order of the minds around the table, so that
all have the same luck. Intervals are for 95 % confidence. A time after the name
of a mind (level-5@300ms) or a number of playouts (search@40) applies to that
mind alone.

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
    about: "play a game's levels against each other and the top level against a gauntlet, with sequential tests and equal CPU time",
    all: 'play all levels against each other, not only against the level below',
    games: 'maximum number of games for each pairing',
    minutes: 'maximum wall-clock minutes for each pairing',
    seed: 'number of the first deal',
    budget: 'thinking time of the levels for each decision, such as 50ms (default: chosen by each level)',
    gauntlet: 'the same, for the highest level against the gauntlet',
    kept: 'file in which deals are saved as they are played',
    write: 'the document to write the results into',
    after: `
Each level plays the level below it, the first opponent of newcomers plays a
beginner, and the highest level plays the gauntlet with the same CPU time per
decision. A pairing ends when its sequential test reaches a verdict, or when its
games or minutes are used up.

With --kept, each deal is saved as it is played: a stopped run continues where
it left off, and more minutes continue undecided pairings. With --write,
the section for this ladder is added to the document or replaced, and a picture
is saved beside it.

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
                            # several minds take turns in all seats
  opening: 4                # number of first choices made at random
  deals: 1000               # deals for each arm
  seed: 1
  # with several minds: stop once it is clear which score the first one reaches
  until: { low: 0.5, high: 0.55 }
  arms:                     # what is compared, with the same luck
    - { name: as it is }
    - { name: sharper, box: sharper.box.yaml }

Games played so far are kept in NAME.results.ndjson; a stopped run continues
where it left off.

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
      about: 'play parts of every experiment that uses the same NATS_URL',
    },
    report: {
      about: 'write a page with charts and a table of all numbers',
      file: 'an experiment',
      out: 'where to write the page (default: next to the experiment)',
      games: 'also write a table with one line for each seat of each game',
    },
    fair: {
      about: 'search for numbers that make a game fair: one AI searches, and another measures the result on new deals',
      file: 'a file that lists which numbers may change and who plays (docs/lab.md)',
      out: 'where to write the box (default: next to the file)',
    },
    replay: {
      about: 'replay one game of an experiment and print its record',
      file: 'an experiment',
      game: 'the name of the game in reports: ARM:DEAL.TURN',
    },
  },
  calibrate: {
    about: "compare a game's win estimate with actual results",
    mind: 'who plays',
    games: 'how many games',
    seed: 'number of the first deal',
    after: `
A mind plays against itself. At each decision the game's own estimate for the
deciding seat is recorded and later compared with the result: of all positions
with an estimate of 70 %, seven in ten should be won. In the chart, the bar
shows the share that was won, and the mark shows the estimate.

Examples:
  robodrome calibrate gekido --mode duel --games 300
  robodrome calibrate volt --mode training --mind random`,
  },
  reasons: {
    about: 'measure for how many costly AI decisions the review finds a checked reason',
    level: 'the level that plays, from 1 to 5 (default: all levels)',
    games: 'number of games for each level',
    claims: 'check this many claims about random games instead',
    seed: 'number of the first game',
    after: `
Examples:
  robodrome reasons gekido --mode duel --level 2 --games 5
  robodrome reasons volt --mode training --claims 10000`,
  },
  learn: {
    about: 'train level 5 of a game by self-play, and measure the gain',
    lessons: 'number of games that the teacher plays',
    selfPlay: 'number of games that the learned policy plays against itself',
    teacher: 'the AI opponent that teaches',
    playouts: "the teacher's playouts for each decision",
    seed: 'number of the first game',
    threads: 'worker threads for the games, 0 for none (default: one for each core)',
    data: 'the folder for the games, from which a stopped run continues',
    out: 'the file for the weights',
    report: 'the file for the report, a page with charts',
    games: 'number of games in the final match, 0 for none',
    budget: 'milliseconds per decision in that match',
    after: `
First a teacher plays against itself, and its decisions train a policy, which
says how likely each option is. Then the policy plays many quick games against
itself. Their results show by how much the game's own estimate is too high or
too low. Finally, level 5 with the weights plays mirrored deals against
level 5 without them, with equal CPU time. The weights are valid only for the
printed cards. The same command gives the same weights with any number of
threads.

Examples:
  robodrome learn pbl --mode quick --data pbl-data --out weights.json
  robodrome learn pbl --mode quick --lessons 40 --self-play 2000 --games 0`,
  },
  train: {
    about: "fit a game's win estimate to the results of games, and compare it with the current one",
    mind: 'who plays',
    games: 'how many games',
    deals: 'mirrored deals between the new weights and the current ones',
    seed: 'number of the first game',
    threads: 'worker threads for the games, 0 for none (default: one for each core)',
    out: 'the file for the weights',
    weights: 'use existing weights: play only the match',
    after: `
A mind plays against itself. Logistic regression fits the features of positions
to the results of four games in five; the fifth game tests the fit and the
current estimate. Then a rule of thumb with the new weights plays matches
against one with the current weights, to show whether it wins more. --out
writes the weights to a file, by feature name. They are valid only for these
features.

Examples:
  robodrome train pbl --mode quick --mind level-3 --games 1400 --out w.json
  robodrome train pbl --mode quick --weights w.json --deals 50`,
  },
  tune: {
    about: "tune the values of a game's estimate by playing matches",
    rounds: 'rounds of matches; all values are adjusted after each; 0 for none',
    matches: 'small matches in each round',
    deals: 'mirrored deals in each match',
    check: 'mirrored deals between the new values and the current ones',
    only: 'values to adjust, separated by commas (default: all)',
    seed: 'number of the first deal',
    threads: 'worker threads for the matches, 0 for none (default: one for each core)',
    from: 'earlier results to start from',
    out: 'file for the values',
    after: `
Rules of thumb play small matches. In each match all values are changed at
random, up on one side and down on the other. After each round they move towards
the winning sides (simultaneous perturbation). A few hundred games change
little; expect to need ten thousand or more. Finally the new values play against
the current ones, on other deals. The same command gives the same values with
any number of threads.

Examples:
  robodrome tune gekido --mode duel --rounds 200 --out worths.json
  robodrome tune gekido --only cards.flip,cards.heal --mode standard
  robodrome tune gekido --mode duel --rounds 0 --from worths.json --check 500`,
  },
}
