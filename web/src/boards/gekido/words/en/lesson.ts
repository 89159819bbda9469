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
      text: 'A tile is one square of the arena. Here you deal 2 more damage and suffer 2 more.',
      term: 'tile',
      todo: 'Tap the tile in the dashed frame, then confirm.',
      otherwise: 'You chose another tile. Each one changes how much damage you deal or suffer; its note says how.',
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
      otherwise: 'Another Command, another risk: the percentage is your exact chance to complete it.',
    },
    lock: {
      title: 'Lock the three triangles',
      text: 'A locked die stays. Lock what fits the Command and reroll the rest.',
      term: 'locked die',
      todo: 'Choose “▲ ▲ ▲”, then confirm.',
      otherwise: 'Those dice stay now; you reroll the others. You have three rolls in all.',
      instead: {
        title: 'Lock what fits',
        text: 'A locked die stays; you reroll the rest. Your dice are different: lock the ones that fit your Command.',
      },
    },
    chance: {
      title: 'Complete: stop and strike',
      text: 'The percentage is your exact chance with the rolls left. At 100 % you can stop.',
      todo: 'Choose “Stop”, then confirm.',
      otherwise: 'You rolled on. That cannot improve a complete Command, so stop.',
      instead: {
        title: 'Not complete yet',
        text: 'Roll on until your Command is complete. The percentage is your exact chance with the rolls left.',
      },
    },
    hit: {
      title: 'It hits',
      text: 'Complete: it hits. Structure is health. Slicer just lost some.',
      term: 'Structure',
      instead: {
        title: 'Your Command failed',
        text: 'That is a malfunction: your own Bot suffers the second number of the Command. Structure is its health.',
      },
    },
    push: {
      title: 'Push it away',
      text: 'After a hit you may push: you take its tile, and the Bot must move.',
      term: 'push',
      todo: 'Choose “Push Slicer”, then confirm.',
      otherwise: 'You stay where you are. You never have to push.',
    },
    theirs: {
      title: 'Kuro can fail, too',
      text: 'If his Command fails he malfunctions: his own Bot suffers the second number of his Command.',
      term: 'malfunctions',
    },
    power: {
      title: 'A broken die helps',
      text: 'One of your dice broke. That unlocks a Power, a trick for later. Now play on.',
      term: 'Power',
      todo: 'Choose “Force Reroll”, then confirm.',
      otherwise: 'You chose another Power. Each one costs Charges; your panel says what it does.',
      instead: {
        title: 'None of your dice broke',
        text: 'When one of your dice breaks, you unlock a Power: a trick for later. Now play on.',
      },
    },
  },
}
