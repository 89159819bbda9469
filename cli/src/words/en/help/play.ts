/** Help of the commands for players, and what several commands share. */
export const play = {
  common: {
    game: 'a game (see: robodrome games)',
    mode: 'mode of the game (default: its first)',
    seats: 'number of seats (default: the fewest)',
    options: 'settings of the table',
    threads: 'worker threads, 0 for none (default: one for each core)',
  },
  play: {
    about: 'play a game in the terminal: people and AI opponents in any mix of seats',
    seat: 'who sits where; may be given several times',
    seed: 'the same dice and AI decisions every time; no other randomness',
    load: 'continue a match from its record',
    record: 'write the record to a file, and update it at every question',
    box: 'play with the content of a file (see: robodrome box)',
    after: (players: string) => `
Players:
${players}
By default seat 0 is human and the others are level-2. While playing, type help.

Dice are fair: the commitment to a secret seed is shown before the first roll,
every person mixes a word into it, and the seed is shown at the end. With
--record, what you saw is kept beside the record for robodrome verify --seen.

Examples:
  robodrome play gekido
  robodrome play gekido --mode standard --seats 3 --seat 0=human --seat 1=human
  robodrome play gekido --seat 0=random --seed 7 --record match.txt
  robodrome play gekido --load match.txt`,
  },
  games: {
    about: 'list the games with their modes and numbers of seats',
  },
  rules: {
    about: 'read the rules of a game or of league play, or see which tests show them',
    book: 'a game (see: robodrome games), or leagues',
    id: 'id of a rule, or the beginning of several ids',
    coverage: 'for each rule the tests and scenarios that name it, and the share covered',
    after: `
Examples:
  robodrome rules gekido               the whole rulebook
  robodrome rules gekido GK-MOVE-3     one rule
  robodrome rules gekido GK-MOVE       all rules whose ids begin so
  robodrome rules leagues LG-KEEP      the rules of league play, likewise
  robodrome rules gekido --coverage    which tests show which rule
  robodrome rules --coverage           the share covered in every rulebook`,
  },
  odds: {
    about: 'compute exact chances, by the rules of the game',
    args: 'passed to the game unchanged',
    after: `
What the arguments mean is up to the game, and so is what it prints for none.

Examples:
  robodrome odds gekido
  robodrome odds gekido --help`,
  },
  box: {
    about: 'show and check boxes, which change the content of a game',
    after: `
A box is a YAML file that says what differs from the game's own content. Pieces
are named by id or name, and only what is there can be changed.

  game: gekido
  id: tougher-slicer
  changes:
    bots:
      SLICER: { duel: { attack: { FOUR_KIND: [12, 5] } } }

Examples:
  robodrome box show gekido                  all content, to see what there is
  robodrome box check slicer.box.yaml        whether it can be played, and how
                                             it differs
  robodrome play gekido --box slicer.box.yaml
  robodrome verify match.txt --box slicer.box.yaml`,
    show: {
      about: "show all of a game's printed content",
      game: 'a game',
    },
    check: {
      about: 'check whether a box can be played, and list its changes',
      file: 'a box',
    },
  },
  record: {
    about: 'show a record; with --audit, how each outcome was computed',
    record: 'a file with a record',
    audit: 'a line of JSON for each outcome',
    box: 'the content that it was played with, if not the game’s own',
    after: `
An audit lists for every outcome the numbers it reads and the values to choose
from, so that code in any language can compute it again: see examples/verify.
The values follow from the rules, so make the audit yourself and do not take it
from the host.

Examples:
  robodrome record match.txt
  robodrome record match.txt --audit > match.audit
  python3 examples/verify/verify.py match.txt match.audit --seen match.txt.seen`,
  },
  review: {
    about: 'find the decisions of a record that cost win chance, and why, in English and German',
    record: 'a file with a record',
    seat: 'whose decisions (0 is the first seat)',
    seconds: 'how long to think, at most',
    box: 'the content that it was played with, if not the game’s own',
    after: `
Each decision is compared with the best other one that the AI finds. A verdict
is printed only if two searches agree. Every reason was checked by replaying
the imagined cases that it rests on.

Examples:
  robodrome review match.txt
  robodrome review match.txt --seat 1 --seconds 300`,
  },
  verify: {
    about: 'check records of matches: every move legal, every die from the committed seed',
    record: 'files with records',
    seen: 'what you saw before: the file with your receipt, or the commitment itself',
    contribution: 'what you added to the dice, and in which seat',
    box: 'the content that it was played with, if not the game’s own',
    after: `
Replays each record: every choice must be legal, every outcome possible and,
once the seed is shown, the one that the committed seed gives.

A record alone is held against itself, and a host who made one up would have
seen to that. What you saw yourself before you added to the dice tells more:
the receipt that the page or the terminal kept. Only with a receipt are dice
proven; commitment and contribution alone are checked, but prove nothing.

Examples:
  robodrome verify match.txt
  robodrome verify records/*.txt
  robodrome verify match.txt --seen match.txt.seen
  robodrome verify match.txt --seen 9a2db2e2... --contribution 0=seven`,
  },
  puzzles: {
    about: 'find positions in which one choice is clearly best',
    count: 'how many',
    seed: 'number of the first game, or of the sample',
    margin: 'how much worse everything else must be',
    whim: 'one choice in this many is made at random',
    rivals: 'how many other choices must have some chance as well',
    best: 'text that the notation of the best choice must contain (default: any)',
    grade: 'minimum difficulty, from 1 to 5',
    out: 'file to add them to',
    again: 'solve this many puzzles of the file again',
    drop: 'remove the puzzles that do not agree from the file',
    after: `
AI opponents play game after game. A decision becomes a puzzle if one choice is
clearly best: by the game's own chances where it can work them out, otherwise by
two deep searches that must agree. Weaker minds then try it, which grades it.

With --out what is found is added to the file as it is found, so that a run can
be stopped at any time and resumed: games already searched are skipped.

With --again a random sample of the file is solved from scratch instead, deeper
than when it was found, and the number that agree is printed; --drop takes the
others out of the file.

Examples:
  robodrome puzzles gekido --mode duel --count 20
  robodrome puzzles volt --mode training --margin 0.06 --out puzzles.json
  robodrome puzzles volt --rivals 0 --grade 3 --out puzzles.json
  robodrome puzzles volt --again 20 --out puzzles.json`,
  },
}
