import { SYMBOLS, type CommandId, type Face, type View } from '@robodrome/gekido/page'
import { useState, type ReactNode } from 'react'
import { Icon } from '../../../kit/icons.tsx'
import { CommandDie } from '../art/dice.tsx'
import { Glyph } from '../art/glyph.tsx'
import { isAsked, kindAsked, kindOf, type Props } from '../model.ts'
import { words, said } from '../words/index.ts'
import { marked, pickedIn, says, tapped } from './picks.ts'
import { slotsOf, type Slot } from './slots.ts'
import type { Fight } from './fight.ts'
import './dice-row.css'

/** The spaces of the Command: locked dice, dice about to be locked, and outlines of missing ones. */
export function Slots({ view, fight, command, picked }: { view: View; fight: Fight; command: CommandId | null; picked: string }) {
  const slots = command === null ? EMPTY : slotsOf(command, fight.locked, picked, kindOf(view, fight.seat).symbol)
  return (
    <div className="gk-slots">
      {slots.map(({ face, state }, i) =>
        face && state !== 'needed' ? (
          <span key={i} className={`gk-slot ${state}`}>
            <CommandDie face={face} />
            {state === 'locked' && (
              <i className="gk-locked">
                <Icon name="lock" size={12} />
              </i>
            )}
            <span className="visually-hidden">
              {state === 'locked' ? words.tray.lockedDie(said.symbolName(face)) : words.tray.pickedDie(said.symbolName(face))}
            </span>
          </span>
        ) : (
          <span
            key={i}
            className="gk-slot need"
            role="img"
            aria-label={face ? words.tray.neededDie(said.symbolName(face)) : words.tray.neededAny}
          >
            {face && <Glyph face={face} />}
          </span>
        ),
      )}
    </div>
  )
}

const EMPTY: readonly Slot[] = Array.from({ length: 5 }, () => ({ face: null, state: 'needed' }))

/**
 * Dice as buttons that build a set, one tap per die. The component remembers which of two equal dice was tapped, because the game does not
 * distinguish them.
 */
function Pickable({ dice, label, snapshot, chosen, select, children }: Props & PickableProps) {
  const [taps, setTaps] = useState<readonly boolean[]>([])
  const picked = pickedIn(snapshot, chosen)
  const picks = says(dice, taps, picked) ? taps : marked(dice, picked)
  return [...dice].map((each, i) => {
    const face = each as Face
    const text = tapped(snapshot, chosen, face, picks[i]!)
    if (text === undefined) return <span key={i}>{children(face, i)}</span>
    const tap = (): void => {
      const toggled = picks.map((is, at) => (at === i ? !is : is))
      setTaps(says(dice, toggled, pickedIn(snapshot, text)) ? toggled : picks.map((_, at) => at === i))
      select(text)
    }
    return (
      <button
        key={i}
        type="button"
        className={`gk-die-button ${picks[i] ? 'picked' : ''}`}
        aria-pressed={picks[i]}
        aria-label={label(i + 1, face)}
        onClick={tap}
      >
        {children(face, i)}
      </button>
    )
  })
}

interface PickableProps {
  dice: string
  label(n: number, face: Face): string
  children(face: Face, i: number): ReactNode
}

/** Locked dice, while some of them may be unlocked. */
export const LockedDice = (props: Props & { locked: string }) => (
  <div className="gk-slots">
    <Pickable {...props} dice={props.locked} label={(_n, face) => words.tray.lockedDie(said.symbolName(face))}>
      {(face) => (
        <span className="gk-slot">
          <CommandDie face={face} />
        </span>
      )}
    </Pickable>
  </div>
)

/** The free dice, the withheld one face down, and the number of dice out of play. */
export function FreeDice({ fight, ...props }: Props & { fight: Fight }) {
  const { snapshot, seat, showing, tumbling } = props
  const rolled = showing?.kind === 'roll' || showing?.kind === 'reroll' || showing?.kind === 'sixth die' ? showing : null
  const fall = tumbling ? rolled : null
  const falling = fall !== null
  const fallen = fall === null ? [] : marked(fight.free, fall.faces)
  const open = isAsked(snapshot, seat) && !falling && kindAsked(snapshot) !== 'keepLocked'
  const label = (n: number, face: Face): string => words.tray.freeDie(n, said.symbolName(face), said.symbolName(SYMBOLS[face].opposite))
  const die = (face: Face, i: number) => <CommandDie face={face} tumbling={fallen[i] ?? false} delay={i * 40} />
  return (
    <div className="gk-free">
      {open ? (
        <Pickable {...props} dice={fight.free} label={label}>
          {die}
        </Pickable>
      ) : (
        [...fight.free].map((face, i) => <span key={i}>{die(face as Face, i)}</span>)
      )}
      {fight.roll === 0 && Array.from({ length: fight.withheld ? 4 : 5 }, (_, i) => <span key={i} className="die gk-blank" />)}
      {fight.withheld && <span className="die gk-withheld" role="img" aria-label={words.tray.withheld} />}
      {fight.discarded > 0 && <span className="gk-note">{words.tray.discarded(fight.discarded)}</span>}
    </div>
  )
}
