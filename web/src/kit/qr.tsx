import { useMemo } from 'react'
import { encode } from 'uqr'

/** A QR code with a margin, dark on light in every theme, because cameras need both. */
export const Qr = ({ text, label }: { text: string; label: string }) => {
  const { path, size } = useMemo(() => {
    const { data, size: all } = encode(text, { border: 3, ecc: 'M' })
    const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    return { path: squares.join(''), size: all }
  }, [text])
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="var(--bone)" />
      <path d={path} fill="var(--ink)" />
    </svg>
  )
}
