import { useEffect, useState } from 'react'
import mark from '../../art/mark.svg'
import type { Step } from '../../boards/board.ts'
import { Button } from '../../kit/button.tsx'
import { Icon } from '../../kit/icons.tsx'
import { prefer, usePreferences } from '../../page/preferences.ts'
import { livingWords } from '../../words/living.ts'
import './top-line.css'

const w = livingWords.screen

/** The game, the stage of the turn, the room, and whether there is sound. */
export const TopLine = ({ title, line, steps, code }: { title: string; line: string; steps: readonly Step[]; code: string }) => (
  <header className="tv-top">
    <img src={mark} alt="" />
    <b>{title}</b>
    <span className="tv-line">{line}</span>
    <ol className="tv-steps" aria-label={w.stageOfTurn}>
      {steps.map((step, i) => (
        <li key={i} className={step.state} aria-current={step.state === 'now' ? 'step' : undefined}>
          {step.state === 'done' && <Icon name="check" size={30} />}
          {step.title}
        </li>
      ))}
    </ol>
    <span className="tv-room">{code.length > 4 ? livingWords.title : w.room(code)}</span>
    <Lie />
    <Sound />
  </header>
)

/** A switch for a tablet that lies in the middle of the table. Only there can people touch the screen. */
function Lie() {
  const { screen } = usePreferences()
  if (navigator.maxTouchPoints === 0) return null
  const isFlat = screen === 'flat'
  return (
    <Button look="ghost" aria-pressed={isFlat} onClick={() => prefer({ screen: isFlat ? 'upright' : 'flat' })}>
      {isFlat ? w.upright : w.flat}
    </Button>
  )
}

/** Browsers allow sound only after a press, so the screen asks for one. */
function Sound() {
  const [pressed, setPressed] = useState(() => navigator.userActivation.hasBeenActive)
  useEffect(() => {
    const press = (): void => setPressed(true)
    addEventListener('pointerdown', press)
    addEventListener('keydown', press)
    return () => {
      removeEventListener('pointerdown', press)
      removeEventListener('keydown', press)
    }
  }, [])
  return (
    <span className="tv-sound" title={pressed ? w.soundWorks : w.soundOn}>
      {!pressed && w.soundOn}
      <Icon name={pressed ? 'sound' : 'mute'} size={36} />
    </span>
  )
}
