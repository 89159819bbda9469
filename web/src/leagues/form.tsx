import type { Letter } from '@robodrome/leagues'
import { roomWords } from '../words/league-rooms.ts'
import './form.css'

/** The latest results as letters, oldest first. */
export const Form = ({ letters }: { letters: readonly Letter[] }) => (
  <span className="lg-form">
    {letters.map((letter, i) => (
      <i key={i} className={letter}>
        {roomWords.season.letters[letter]}
      </i>
    ))}
  </span>
)
