import { useEffect, useState } from 'react'
import { Icon } from '../kit/icons.tsx'
import { timeLeft } from './time.ts'

/** The milliseconds left on the league's clock, updated every second. */
export function useLeft(until: number, now: number): number {
  const [offset] = useState(() => now - Date.now())
  const [, tick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => tick((n) => n + 1), 1_000)
    return () => clearInterval(timer)
  }, [])
  return until - Date.now() - offset
}

/** The time left. */
export function Countdown({ until, now }: { until: number; now: number }) {
  const left = useLeft(until, now)
  return (
    <span className="lg-clock" role="timer">
      <Icon name="clock" size={16} />
      {timeLeft(left)}
    </span>
  )
}
