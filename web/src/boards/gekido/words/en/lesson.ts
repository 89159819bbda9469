import type { LessonWords } from '../../../lesson.ts'

/** Gekido Duel, M3-OW against Slicer. */
export const lesson: LessonWords = {
  goal: 'be the last Bot standing',
  steps: {
    goal: {
      title: 'Break all of its dice',
      text: 'Four dice keep Slicer alive, 24 points in all. Break them before yours break.',
    },
    tile: {
      title: 'Take the Laser Turret',
      text: 'A tile is one square of the arena. Here you hit 2 harder, and are hit 2 harder.',
      term: 'tile',
      todo: 'Tap the tile in the dashed frame, then confirm.',
      otherwise: 'A quieter tile. Each one changes how hard you hit or are hit; its note says how.',
    },
    target: {
      title: 'Slicer is your target',
      text: 'You must attack every turn: your target is the Bot next to you.',
      term: 'target',
      todo: 'Choose “Stay”, then confirm.',
      otherwise: 'You moved first. That is allowed once a turn; you attack from there.',
    },
    command: {
      title: 'Name a Command',
      text: 'A Command is a dice combination. First number: damage. Second: what failing costs you.',
      term: 'Command',
      todo: 'Choose “Three of a Kind”, then confirm.',
      otherwise: 'Another set, another risk: the percentage is your exact chance to collect it.',
    },
    lock: {
      title: 'Lock the three triangles',
      text: 'A locked die stays. Lock what fits the set; the rest rolls again.',
      term: 'locked die',
      todo: 'Choose “▲ ▲ ▲”, then confirm.',
      otherwise: 'Those dice stay now, the others roll again. You have three rolls in all.',
      instead: {
        title: 'Lock what fits',
        text: 'A locked die stays, the rest rolls again. You rolled something else: lock the dice that fit your set.',
      },
    },
    chance: {
      title: 'Complete: stop and strike',
      text: 'The percentage is your exact chance with the rolls left. At 100 % you can stop.',
      todo: 'Choose “Stop”, then confirm.',
      otherwise: 'You rolled on. Rolling on only risks a complete set, so stop.',
      instead: {
        title: 'Not complete yet',
        text: 'While a set is not complete you roll on. The percentage is your exact chance with the rolls left.',
      },
    },
    hit: {
      title: 'It hits',
      text: 'Complete: it hits. Structure is health. Slicer just lost some.',
      term: 'Structure',
      instead: {
        title: 'Your set failed',
        text: 'That is a malfunction: your own Bot pays the second number of the Command. Structure is its health.',
      },
    },
    push: {
      title: 'Push it away',
      text: 'After a hit you may push: take its tile, and it must move off.',
      term: 'push',
      todo: 'Choose “Push Slicer”, then confirm.',
      otherwise: 'You stay where you are. A push is never needed, only useful.',
    },
    theirs: {
      title: 'Kuro rolls for his set, too',
      text: 'If his set fails he malfunctions: his own Bot pays the second number of his Command.',
      term: 'malfunctions',
    },
    power: {
      title: 'A broken die helps',
      text: 'A die of yours broke. That unlocks a Power, a trick for later. Now play on.',
      term: 'Power',
      todo: 'Choose “Force Reroll”, then confirm.',
      otherwise: 'Another trick. Each one costs Charges; its panel says what it does.',
      instead: {
        title: 'None of your dice broke',
        text: 'When a die of yours breaks, you unlock a Power: a trick for later. Now play on.',
      },
    },
  },
}
