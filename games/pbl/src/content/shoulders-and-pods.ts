import { LEFT_SHOULDER, RIGHT_SHOULDER, type Pod, type Shoulder } from './kinds.ts'

/** Shoulders have no level, cannot attack and have no defense of their own. */
export const SHOULDERS: readonly Shoulder[] = [
  {
    kind: 'shoulder',
    id: 'AS01',
    name: 'Yot-Z Bazooka',
    slot: RIGHT_SHOULDER,
    builder: 'Segheo',
    strikes: true,
    text: 'Unite: after every attack of your robot you may fire a strike.',
    from: ['book', 'designed', 'web'],
  },
  {
    kind: 'shoulder',
    id: 'AS02',
    name: 'Refuge Laser',
    slot: RIGHT_SHOULDER,
    builder: 'Maxine Trinidad (Crew)',
    unites: { with: 'bomb', counter: 6 },
    text: 'Counter 6. Unite: for each card you throw as a bomb you may take 1 off to roll one die more.',
    from: ['web', 'designed', 'web'],
  },
  {
    kind: 'shoulder',
    id: 'AS03',
    name: 'Thunder Shield',
    slot: LEFT_SHOULDER,
    builder: 'Trace Law',
    unites: { with: 'shield', counter: 6 },
    text: 'Counter 6. Unite: for each card you throw as a shield you may take 1 off to roll one die more.',
    from: ['web', 'designed', 'web'],
  },
]

/** Pods go on any limb and cannot attack. No PICK card can find them. */
export const PODS: readonly Pod[] = [
  {
    kind: 'pod',
    id: 'AP01',
    name: 'Construction Pod Alpha',
    regenerates: false,
    defense: 2,
    text: 'On any active limb, one level above it.',
    from: ['book+designed', 'book+designed', 'book'],
  },
  {
    kind: 'pod',
    id: 'AP02',
    name: 'Construction Pod Beta',
    regenerates: false,
    defense: 1,
    onPlay: { do: 'draw', n: 1 },
    text: 'On any active limb, one level above it. When played: draw 1.',
    from: ['book+designed', 'book+designed', 'book+designed'],
  },
  {
    kind: 'pod',
    id: 'AP03',
    name: 'Construction Pod Gamma',
    regenerates: false,
    defense: 1,
    onPlay: { do: 'storage', n: 1 },
    text: 'On any active limb, one level above it. When played: storage 1.',
    from: ['book+designed', 'book+designed', 'book+designed'],
  },
  {
    kind: 'pod',
    id: 'AP04',
    name: 'Regeneration Pod',
    regenerates: true,
    defense: 1,
    text: 'On a dead limb of yours: the blow-off card goes, the limb is active at Level 0.',
    from: ['book', 'book+designed', 'book'],
  },
]
