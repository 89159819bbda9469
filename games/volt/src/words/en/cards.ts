import type { ModuleId } from '../../content/modules.ts'

/** What each module says, in one sentence. */
export const cards: Readonly<Record<ModuleId, string>> = {
  MOBILITY: 'A red die on a blue key is used as a blue die: move instead of firing.',
  'REPULSION BLAST': 'After moving, push everything adjacent 1 space directly away.',
  'STEERING NOZZLE': 'A blue die of this range may be placed on a diagonal key.',
  TELEPORT: 'Swap spaces with the first robot in the line of fire.',
  'TELESCOPIC ARM': 'In Phase 3 activate an adjacent space instead of your own.',
  ANCHOR: 'When pushed, be pushed up to 2 spaces less.',
  BOMB: 'When destroyed outside a pit: a detonation [2] where you stood.',
  CONDUCTOR: 'Take no lightning damage; every adjacent piece takes 1 damage instead.',
  'RAM EXPANSION': 'Program 3 or 4 dice; a control unit holds 0 to 2 of them.',
  SHIELD: 'Damage may go to this card, which holds 2 tokens.',
  CROSSFIRE: 'Fire in four directions: orthogonal from a blue key, diagonal from another.',
  GRENADES: 'Throw a grenade as far as the number: a detonation [1] where it lands.',
  MINES: 'When you move you may lay a mine on the space you leave. Three tokens.',
  'REMOTE CONTROL': 'Move 1 die of the first robot in the line of fire to another legal key, or turn a KillBot.',
  'SAW BLADE': 'The first robot you touch while moving takes 1 damage.',
  SHOCKWAVE: 'After moving, every adjacent piece takes 1 damage.',
  'SWIVEL HEAD': 'Shift the die by 1 or 2 keys before it is activated.',
  'POWER BEAM': 'A robot you hit with a plain shot is pushed 2 spaces.',
  'WALL CONTROL': 'Move through energy walls and bends.',
  'WATER CANNON': 'The jet sets off mines and pushes the first robot as far as the number.',
  JETPACK: 'One jump of exactly the number over everything but walls.',
}
