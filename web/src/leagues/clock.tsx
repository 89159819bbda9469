import { useEffect, useState } from 'react'
import { Icon } from '../kit/icons.tsx'
import { timeLeft } from './time.ts'

/** How long is left, by the clock of whoever runs the league. */
export function Countdown({ until, now }: { until: number; now: number }) {
  const [offset] = useState(() => now - Date.now())
  const [, tick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => tick((n) => n + 1), 1_000)
    return () => clearInterval(timer)
  }, [])
  return (
    <span className="lg-clock" role="timer">
      <Icon name="clock" size={16} />
      {timeLeft(until - Date.now() - offset)}
    </span>
  )
}
