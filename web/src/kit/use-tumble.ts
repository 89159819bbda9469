import { useEffect, useState } from 'react'

/** The face that a die shows: another one every 60 ms while it tumbles; with reduced motion it lies still. */
export function useTumble<T>(face: T, faces: readonly T[], tumbling: boolean): T {
  const [shown, setShown] = useState(face)
  const moves = tumbling && document.documentElement.dataset['motion'] !== 'less'
  useEffect(() => {
    if (!moves) return
    const timer = setInterval(() => setShown(faces[Math.floor(Math.random() * faces.length)]!), 60)
    return () => clearInterval(timer)
  }, [moves, faces])
  return moves ? shown : face
}
