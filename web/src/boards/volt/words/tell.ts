/** What happened, where the game's own sentence is not enough. */
export const tellings = {
  round: (round: number) => `Round ${round}`,
  takes: ' takes ',
  damage: (points: number) => `${points} damage`,
  from: (source: string, by: string | null, total: number) => ` (${source}${by === null ? '' : ` of ${by}`}): ${total} of 3.`,
  gains: ' gains ',
  point: '1 VP',
  forReason: (reason: string) => ` for ${reason}`,
  score: (vp: number, total: number, target: number) => `: ${vp}${total === vp ? '' : `, together ${total}`} of ${target}.`,
  damageTitle: (name: string) => `Damage of ${name}`,
  damageBefore: 'Damage before',
  damageThen: (total: number) => (total >= 3 ? 'The third token destroys the robot.' : `${3 - total} more would destroy it.`),
  vpTitle: (name: string) => `VP of ${name}`,
  vpBefore: 'VP before',
  vpThen: (total: number, target: number) => (total >= target ? 'That wins.' : `${target - total} more to win.`),
}
