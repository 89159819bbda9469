import { ATTACK, countsOf, type DEFENSE, type View } from '@robodrome/pbl/page'
import { onPress, useGrid } from '../../../kit/use-grid.ts'
import { onDie, openAt } from '../anchors.ts'
import { PipDie } from '../../../kit/die.tsx'
import { words } from '../words/index.ts'
import { nameWith, touchAt, useTable } from './touch.tsx'
import './pool.css'

const says = words.stage

/** The dice of one side in the order of rolls; later rolls are ringed and named. */
export function Pool({ combat, of }: { combat: NonNullable<View['combat']>; of: typeof ATTACK | typeof DEFENSE }) {
  const table = useTable()
  const { view, spots, props } = table
  const rolls = combat.rolls.flatMap((roll, at) => (roll.of === of ? [{ roll, at, counts: countsOf(view, combat, at) }] : []))
  const dice = rolls.flatMap(({ roll, at, counts }) => roll.dice.map((face, die) => ({ roll, at, die, face, counts: counts[die]! })))
  const can = (i: number): boolean => dice[i] !== undefined && openAt(spots, onDie(dice[i].at, dice[i].die)).length > 0
  const first = Math.max(
    0,
    dice.findIndex((_die, i) => can(i)),
  )
  const { grid, onKeyDown, cell } = useGrid(1, dice.length, [0, first], (_row, column) => can(column))
  const fresh = props.tumbling && props.showing?.kind === 'roll' && props.showing.of === of
  const paint = of === ATTACK ? 'red' : 'blue'
  if (dice.length === 0 && combat.added[of] === 0) return <p className="pb-pool none">{says.pool(of, [])}</p>
  let n = -1
  return (
    <div
      ref={grid}
      className="pb-pool"
      role="grid"
      aria-label={says.pool(
        of,
        dice.map(({ face }) => face),
      )}
      onKeyDown={onKeyDown}
      data-many={dice.length > 8 || undefined}
    >
      <div role="row">
        {rolls.map(({ roll, at, counts }) => (
          <span key={at} role="presentation" className={roll.kind === 'initial' ? 'pb-roll' : `pb-roll added ${paint}`}>
            {roll.dice.map((face, die) => {
              n++
              const touch = touchAt(table, onDie(at, die))
              return (
                <span
                  key={die}
                  role="gridcell"
                  {...cell(0, n)}
                  className={`pb-dc${touch.className}${counts[die] === 0 ? ' zero' : ''}`}
                  aria-label={nameWith(says.die(of, n + 1, face, counts[die]!), touch)}
                  onClick={touch.act}
                  onKeyDown={onPress(touch.act)}
                >
                  <PipDie value={face} paint={paint} tumbling={fresh && at === combat.rolls.length - 1} delay={die * 40} />
                  {counts[die] !== face && <em className="pb-counts">{counts[die]}</em>}
                </span>
              )
            })}
            {roll.kind !== 'initial' && roll.dice.length > 0 && <em className="pb-rolltag">{tagOf(roll.kind, of, roll.duds)}</em>}
          </span>
        ))}
        {combat.added[of] > 0 && (
          <span role="gridcell" className={`pb-roll added ${paint}`} aria-label={`${words.numbers.storage} ${combat.added[of]}`}>
            <b className="pb-stored">+{combat.added[of]}</b>
            <em className="pb-rolltag">{says.tags.storage}</em>
          </span>
        )}
      </div>
    </div>
  )
}

const tagOf = (kind: 'thrown' | 'extra' | 'initial', of: number, duds: boolean): string =>
  duds ? says.duds : kind === 'thrown' ? says.tags.thrown[of]! : says.tags.extra
