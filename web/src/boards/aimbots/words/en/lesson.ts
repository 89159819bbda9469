import type { LessonWords } from '../../../lesson.ts'

/** Aimbots, the line-ups of the first game. */
export const lesson: LessonWords = {
  goal: 'collect cores worth 7',
  steps: {
    goal: {
      title: 'Collect cores worth 7',
      text: 'Every enemy bot hides a core worth 1, 2 or 3. Destroy bots and collect 7.',
      term: 'core',
    },
    die: {
      title: 'A bot is a die',
      text: 'The top shows its armor: how hard it is to hit. The sides show its power, each in one direction.',
      term: 'armor',
    },
    energy: {
      title: 'Three energy a turn',
      text: 'You have three energy a turn. Moving or turning costs 1, attacking 2.',
      term: 'energy',
    },
    boost: {
      title: 'Boost the Turret',
      text: 'Boost: the side behind pushes. This 6 means up to six spaces.',
      term: 'Boost',
      todo: 'Tap the bot in the dashed frame, then confirm.',
      otherwise: 'You chose another action. Each one costs energy; the counter shows how much is left.',
    },
    stop: {
      title: 'Stop in front of Jack',
      text: 'You choose where it stops. Two spaces away is close enough.',
      todo: 'Tap b5, then confirm.',
      otherwise: 'It stops elsewhere. What counts is which bots are in line and in reach.',
      instead: { title: 'It goes another way', text: 'You choose where a bot stops. What counts is which bots are then in reach.' },
    },
    reach: {
      title: 'Jack is in reach',
      text: 'Reach is how far a bot hits in a straight line. Turret: up to two spaces.',
      term: 'Reach',
    },
    attack: {
      title: 'Attack Jack',
      text: 'Front number minus armor, then two dice each. Jack has two plates: a third hit destroys him.',
      todo: 'Choose “Attack Jack b7”, then confirm.',
      otherwise: 'You keep your energy for something else. An attack costs two.',
      instead: {
        title: 'Jack is out of reach',
        text: 'Reach is how far a bot hits in a straight line. Attack a bot within yours, or move closer.',
      },
    },
    theirs: {
      title: 'Sides that face you',
      text: 'On his turn Kuro attacks with the number on the side facing your bot.',
    },
    hit: {
      title: 'How it went',
      text: 'A hit puts a plate on the side it struck: that side counts 1. The third hit destroys the bot.',
      term: 'plate',
    },
    pivot: {
      title: 'Turn a bot',
      text: 'Tap a bot and choose Pivot: it makes a quarter turn, and a different number faces the enemy.',
      term: 'Pivot',
    },
    scrap: {
      title: 'Pick up scrap',
      text: 'Scrap hides a token: energy, a jump, a sure 6 or a core. Now play on alone.',
      term: 'Scrap',
    },
  },
}
