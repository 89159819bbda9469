import type { GameId } from '../ids.ts'
import type { GameLearning } from '../learning.ts'

export const games: Readonly<Record<GameId, GameLearning>> = {
  gekido: {
    goal: 'Be the last Bot standing.',
    why: 'Every Bot has dice for a life. Break theirs before they break yours. Missing hurts you.',
    turn: 'A turn in four pictures',
    pictures: {
      step: { title: 'Step up to a rival', text: 'Move one tile, or stay. You must end next to a Bot you can attack.', term: 'tile' },
      command: { title: 'Roll five dice, name a Command', text: 'A Command is a set to collect. Harder sets hit harder.', term: 'Command' },
      lock: { title: 'Lock what fits, roll the rest', text: 'A locked die stays as it is. You have three rolls in all.', term: 'locked' },
      hit: { title: 'Complete: it hits', text: 'The rival loses Structure, its life. Not complete: your own Bot pays.', term: 'Structure' },
    },
    tension: 'Each die you lose unlocks a trick: a battered Bot is a dangerous Bot.',
    themes: {
      read: { title: 'Read the dice', ask: 'Which Command is worth it?', lesson: 'Weigh what a set brings against the chance to get it.' },
      lock: {
        title: 'Lock and roll',
        ask: 'Keep which dice?',
        lesson: 'Keep what leaves the most ways to finish, not what looks best now.',
      },
      tiles: {
        title: 'Use the tiles',
        ask: 'Where do you stand best?',
        lesson: 'A tile works for whoever stands there, and against them too.',
      },
      powers: {
        title: 'Powers and pauses',
        ask: 'Spend it now, or pass?',
        lesson: 'A trick is worth most where it changes what happens next.',
      },
    },
  },
  volt: {
    goal: 'Be first to 5 points.',
    why: 'Stand on a token when the round ends, or destroy a robot: 1 point each. In training 3 points win.',
    turn: 'A round in four pictures',
    pictures: {
      plan: { title: 'Plan in secret', text: 'Your controller has three units. Put one die on each; nobody sees it.', term: 'controller' },
      run: { title: 'Blue moves, red fires', text: 'Blue runs as far as its number. A red shot flies until it hits.', term: 'Blue' },
      push: { title: 'Push whoever is there', text: 'Whoever is in your way is pushed along. A pit destroys at once.', term: 'pit' },
      token: { title: 'End on a token', text: 'Standing on a token when all dice have run earns 1 point.', term: 'token' },
    },
    tension: 'You choose every number: low runs early, high runs far. You cannot have both.',
    themes: {
      move: { title: 'Get there', ask: 'Which die wins a point?', lesson: 'Count the spaces to the token, and who could push you off it.' },
      fire: { title: 'First or not at all', ask: 'Which die wins a point?', lesson: 'A low number strikes before the target can leave.' },
    },
  },
  pbl: {
    goal: 'Blow off all four limbs.',
    why: 'Head, both arms, legs: whoever has none left is out of the fight.',
    turn: 'A turn in four pictures',
    pictures: {
      move: { title: 'One MOVE a turn', text: 'A MOVE is one card built onto your robot, or one attack.', term: 'MOVE' },
      aim: { title: 'Choose limb and target', text: 'One of your limbs strikes, one of theirs is aimed at.', term: 'limbs' },
      fight: { title: 'Roll, then throw cards', text: 'The higher total wins. A card given up is one more die: a bomb.', term: 'bomb' },
      gone: { title: 'A limb is blown off', text: 'It takes its armor along, and cannot attack any more.', term: 'armor' },
    },
    tension: 'Every card is armor or dice: what you throw today you cannot build tomorrow.',
    themes: {
      strike: {
        title: 'Pick the striking limb',
        ask: 'Which attack hits most surely?',
        lesson: 'Armor on a limb adds its dice to what it does.',
      },
      aim: { title: 'Pick the target', ask: 'Where do you aim?', lesson: 'Bare limbs defend with the pilot’s dice alone.' },
    },
  },
  aimbots: {
    goal: 'Collect cores worth 7.',
    why: 'Every enemy bot hides a core worth 1, 2 or 3. Break bots to get them.',
    turn: 'A turn in four pictures',
    pictures: {
      bots: { title: 'Each bot is a die', text: 'The top is armor, the sides are power in four directions.', term: 'armor' },
      boost: { title: 'Boost', text: 'The side behind pushes: its number is how far you may go.', term: 'pushes' },
      attack: { title: 'Attack in line', text: 'Front number minus armor, then two dice each. The chance is exact.', term: 'Front number' },
      plates: { title: 'Three hits break it', text: 'A hit puts a plate on that side: it counts 1 from now on.', term: 'plate' },
    },
    tension: 'Three energy a turn: move and strike, or turn so that the right side looks at them.',
    themes: {
      attack: {
        title: 'Whom to attack',
        ask: 'Which act hits most surely?',
        lesson: 'Look for the side that counts least, and the bot behind it.',
      },
      approach: {
        title: 'Get into line',
        ask: 'Which act hits most surely?',
        lesson: 'One energy well spent on the way makes the attack better.',
      },
    },
  },
}

/** What a puzzle asks and answers. */
export const puzzle = {
  title: 'Puzzle',
  back: 'Back to learning',
  loading: 'Setting up the position',
  missing: 'There is no such puzzle.',
  number: (n: number, all: number) => `${n} of ${all}`,
  grade: (n: number) => `Difficulty ${n} of 5`,
  tryIt: 'Choose as in a battle: wrong tries cost nothing.',
  counts: 'What counts:',
  oneOf: (titles: readonly string[]) => `One of these: ${titles.join(' · ')}`,
  solved: 'Solved',
  other: 'Not the best',
  youChose: 'Your choice',
  best: 'The best choice',
  atMost: (share: string) => `at most ${share}`,
  goals: {
    win: 'chance to win, by deep search',
    hit: 'chance that the attack hits',
    point: 'chance of a point this round, over 160 plans of the other side drawn at random',
  } as Readonly<Record<string, string>>,
  others: 'How the others compare',
  missed: (share: number) => `${share} % of the tries of weaker programs missed it.`,
  again: 'Try again',
  next: 'Next puzzle',
  playOn: 'Play on from here',
  tried: 'Your try',
  bestShown: 'The best line',
  watchOwn: 'Watch your line',
  watchBest: 'Watch the best line',
  hundred: (good: number) => `Of 100 such tries ${good} succeed.`,
  noted: 'Watch the board: this is what happens.',
}
