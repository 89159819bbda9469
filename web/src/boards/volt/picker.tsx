import { unitName, type Color, type Dir } from '@robodrome/volt/page'
import { Button } from '../../kit/button.tsx'
import { useKeys } from '../../kit/use-keys.ts'
import { Icon } from '../../kit/icons.tsx'
import { PipDie } from '../../kit/die.tsx'
import { Net } from './desk/net.tsx'
import { ThumbPad } from './desk/thumb.tsx'
import { ghostNow } from './ghosts.ts'
import { useHand, type Hand } from './hand.ts'
import { robotOf, viewOf, type BoardProps } from './model.ts'
import { words } from './words/index.ts'
import './picker.css'

const COLORS: readonly Color[] = ['blue', 'red']
const NUMBERS = [1, 2, 3, 4, 5, 6]
/** The keys on the keyboard are laid out like those of a unit. */
const PAD: Readonly<Record<string, Dir>> = { q: 7, w: 0, e: 1, a: 6, d: 2, z: 5, x: 4, c: 3 }

/** Choosing the colour and number of the held die; its key is chosen on the unit or in the arena. */
export function Picker(props: BoardProps) {
  const { snapshot, seat, confirm } = props
  const hand = useHand(props)
  const view = viewOf(snapshot)
  const own = robotOf(view, seat)
  const placed = own?.placed ?? []
  const ghost = ghostNow(props)
  const last = placed.at(-1)
  const left = (color: Color): number => 2 - placed.filter((die) => die.color === color).length
  const mayGoBack = !snapshot.canTakeBack && snapshot.asides.some(({ option }) => option.kind === 'back')
  useKeys({
    t: () => hand.pick({ color: hand.color === 'blue' ? 'red' : 'blue' }),
    ...Object.fromEntries(NUMBERS.map((value) => [String(value), () => hand.pick({ value })])),
    ...Object.fromEntries(Object.entries(PAD).map(([press, key]) => [press, () => hand.press(hand.unit, key)])),
  })
  const die = <Die hand={hand} left={left} />
  return (
    <div className={`vt-picker${props.near ? ' near' : ''}`}>
      {props.near && hand.unit !== null && <ThumbPad props={props} hand={hand} unit={hand.unit} />}
      {hand.open.length > 0 && (props.near ? <div className="vt-thumb">{die}</div> : die)}
      {!props.near && own !== null && ghost !== null && <Net ghost={ghost} vp={own.vp} target={view.config.target} />}
      {mayGoBack && last !== undefined && (
        <Button look="ghost" className="vt-back" onClick={() => confirm('back')}>
          <Icon name="undo" size={18} />
          {words.picker.back(unitName(last.unit))}
        </Button>
      )}
    </div>
  )
}

const Die = ({ hand, left }: { hand: Hand; left(color: Color): number }) => (
  <>
    <div className="vt-field">
      <span className="label">{words.picker.die}</span>
      <div className="vt-segment" role="group" aria-label={words.picker.die}>
        {COLORS.map((color) => (
          <button
            key={color}
            type="button"
            aria-pressed={hand.color === color}
            aria-disabled={left(color) === 0}
            aria-label={`${words.picker.colors[color]}, ${words.picker.left(left(color))}`}
            onClick={() => hand.pick({ color })}
          >
            <PipDie paint={color} value={hand.value} size={32} />
          </button>
        ))}
      </div>
    </div>
    <div className="vt-field vt-numbers">
      <span className="label">{words.picker.number}</span>
      <div className="vt-segment" role="group" aria-label={words.picker.number}>
        {NUMBERS.map((value) => (
          <button key={value} type="button" aria-pressed={hand.value === value} onClick={() => hand.pick({ value })}>
            {value}
          </button>
        ))}
      </div>
    </div>
  </>
)
