import type { Grade as Grades } from '@robodrome/review'
import './grade.css'

/** A diamond (open, half or full) or a star. The shape shows the grade, and the colour only repeats it. */
export const Grade = ({ grade, size = 22 }: { grade: Grades | 'found' | 'good'; size?: number }) => (
  <svg className={`grade ${grade}`} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    {grade === 'good' && <path className="open" d="M12 3a9 9 0 1 0 .1 0ZM7.5 12.5l3 3 6-6.5" />}
    {grade === 'found' && (
      <>
        <circle className="open" cx="12" cy="12" r="10" />
        <path className="full" d="M12 6l1.8 4 4.2.4-3.2 2.8 1 4.3L12 15.200l-3.800 2.300 1-4.300L6 10.400 10.200 10Z" />
      </>
    )}
    {grade === 'costly' && <path className="full" d="M2 12h20L12 22Z" />}
    {(grade === 'small' || grade === 'costly') && <path className="open" d="M12 2l10 10-10 10L2 12Z" />}
    {grade === 'very costly' && (
      <>
        <path className="full" d="M12 2l10 10-10 10L2 12Z" />
        <path className="bang" d="M12 7.5v5.5M12 16.3v.2" />
      </>
    )}
  </svg>
)
