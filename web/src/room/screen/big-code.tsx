import { Qr } from '../../kit/qr.tsx'
import { livingWords } from '../../words/living.ts'
import type { Code } from './address.ts'
import './join.css'
import './over.css'

const w = livingWords.screen

/** The code over the whole screen, to be read from the sofa. */
export const BigCode = ({ code, title, note }: { code: Code; title: string; note: string }) => (
  <section className="tv-big" aria-label={title}>
    <Qr text={code.url} label={w.qr} />
    <div>
      <h1>{title}</h1>
      <p>{note}</p>
      <p className="tv-typed">
        {w.orType} <b>{code.typed}</b>
      </p>
    </div>
  </section>
)
