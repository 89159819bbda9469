/** Help of the commands for players, and what several commands share. */
export const play = {
  common: {
    game: 'a game (see: robodrome games)',
    mode: 'mode of the game (default: the first one)',
    seats: 'number of seats (default: the fewest possible)',
    options: 'table settings',
    threads: 'worker threads, 0 for none (default: one for each core)',
  },
  play: {
    about: 'play a game in the terminal, with any mix of people and AI opponents',
    seat: 'who plays in which seat; may be given several times',
    seed: 'makes dice and AI decisions the same in every run; nothing else is random',
    load: 'continue a match from its record',
    record: 'keep the record in a file that is updated at every question',
    box: 'play with the box in this file (see: robodrome box)',
    after: (players: string) => `
Players:
${players}
By default seat 0 is human and the others are level-2. While playing, type help.

Dice are fair: the commitment to a secret seed is shown before the first roll,
every person mixes a word into it, and the seed is shown at the end. With
--record, a file beside the record keeps what you saw, for robodrome verify
--seen.

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
    about: 'read the rules of a game or of league play, or list the tests that cover them',
    book: 'a game (see: robodrome games), or leagues',
    id: 'id of a rule, or the first part of several ids',
    coverage: 'list the tests and scenarios that name each rule, and the share of rules covered',
    after: `
Examples:
  robodrome rules gekido               the whole rulebook
  robodrome rules gekido GK-MOVE-3     one rule
  robodrome rules gekido GK-MOVE       all rules whose ids begin this way
  robodrome rules leagues LG-KEEP      rules of league play, the same way
  robodrome rules gekido --coverage    which tests cover which rule
  robodrome rules --coverage           the share covered in every rulebook`,
  },
  odds: {
    about: 'compute exact chances from the rules of the game',
    args: 'passed to the game unchanged',
    after: `
Each game has its own arguments. Without any, it explains them.

Examples:
  robodrome odds gekido
  robodrome odds gekido --help`,
  },
  box: {
    about: 'show and check boxes, which change the content of a game',
    after: `
A box is a YAML file that lists what differs from the game's own content. Name
pieces by id or name. Only existing content can be changed.

  game: gekido
  id: tougher-slicer
  changes:
    bots:
      SLICER: { duel: { attack: { FOUR_KIND: [12, 5] } } }

Examples:
  robodrome box show gekido                  all content of the game
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
    about: 'show a record; with --audit, show how each outcome was computed',
    record: 'a file with a record',
    audit: 'print one line of JSON for each outcome',
    box: 'the box it was played with, if not the game’s own content',
    after: `
For every outcome, an audit lists the numbers it was computed from and the
values it could have. Code in any language can then compute it again: see
examples/verify. The values follow from the rules, so make the audit yourself
and do not take it from the host.

Examples:
  robodrome record match.txt
  robodrome record match.txt --audit > match.audit
  python3 examples/verify/verify.py match.txt match.audit --seen match.txt.seen`,
  },
  review: {
    about: 'find the decisions in a record that cost win chance, and explain why, in English and German',
    record: 'a file with a record',
    seat: 'the seat whose decisions are reviewed (0 is the first)',
    seconds: 'maximum thinking time',
    box: 'the box it was played with, if not the game’s own content',
    after: `
Each decision is compared with the best alternative that the AI finds. A verdict
is printed only if two searches agree. Every reason has been checked by
replaying the simulated cases it rests on.

Examples:
  robodrome review match.txt
  robodrome review match.txt --seat 1 --seconds 300`,
  },
  verify: {
    about: 'check match records: every move must be legal, and every die must come from the committed seed',
    record: 'files with records',
    seen: 'what you saw before the match: the file with your receipt, or the commitment itself',
    contribution: 'your seat and the word you mixed into the dice',
    box: 'the box it was played with, if not the game’s own content',
    after: `
Replays each record. Every choice must be legal and every outcome possible. Once
the seed is shown, every outcome must be the one that the committed seed gives.

A record alone is only checked for consistency, and a host who made one up would
have made it consistent. The receipt proves more: in it, the page or the
terminal kept what you saw before you added to the dice. Only a receipt proves
the dice; a commitment and a contribution alone are checked, but prove nothing.

Examples:
  robodrome verify match.txt
  robodrome verify records/*.txt
  robodrome verify match.txt --seen match.txt.seen
  robodrome verify match.txt --seen 9a2db2e2... --contribution 0=seven`,
  },
  puzzles: {
    about: 'find positions in which one choice is clearly best',
    count: 'how many puzzles',
    seed: 'number of the first game or of the sample',
    margin: 'how much worse every other choice must be',
    whim: 'make one choice in this many at random',
    rivals: 'how many other choices must also have some chance',
    best: 'text that the notation of the best choice must contain (default: any)',
    grade: 'minimum difficulty, from 1 to 5',
    out: 'file to add the puzzles to',
    again: 'solve this many puzzles from the file again',
    drop: 'remove puzzles from the file if the new solution differs',
    after: `
AI opponents play game after game. A decision becomes a puzzle if one choice is
clearly best: by the game's own odds where it can compute them, otherwise by two
deep searches that must agree. Weaker minds then try to solve it, which gives
its difficulty.

With --out, each puzzle is added to the file as soon as it is found. A run can
be stopped at any time and resumed: games already searched are skipped.

With --again, a random sample of the file is solved from scratch instead, with
deeper searches than before, and the command prints how many solutions agree.
--drop removes the other puzzles from the file.

Examples:
  robodrome puzzles gekido --mode duel --count 20
  robodrome puzzles volt --mode training --margin 0.06 --out puzzles.json
  robodrome puzzles volt --rivals 0 --grade 3 --out puzzles.json
  robodrome puzzles volt --again 20 --out puzzles.json`,
  },
}
