import { moduleOf, type ModuleId } from '@robodrome/volt/page'
import type { ReactNode } from 'react'
import { PipDie } from '../../../kit/die.tsx'
import { ModuleArt } from '../art/module-art.tsx'
import { said, words } from '../words/index.ts'

/** A module as printed: its picture on the colour of its deck, its die, its effect. */
export const ModuleFace = ({ box, module, tag }: { box: string; module: ModuleId; tag?: ReactNode }) => {
  const { deck, die, instead } = moduleOf({ box }, module)
  return (
    <>
      <span className="vt-face-side">
        <span className={`vt-face ${deck}`}>
          <ModuleArt module={module} />
        </span>
        {die !== null && (
          <span className="vt-face-die">
            <PipDie paint={die[0]} value={die[1]} size={13} />
            <span aria-hidden="true">{die[1] === die[2] ? die[1] : `${die[1]}–${die[2]}`}</span>
            <span className="visually-hidden">{words.desk.dieRange(...die)}</span>
          </span>
        )}
      </span>
      <span className="vt-face-text">
        <span className="vt-face-name">
          <b>{module}</b>
          {tag}
        </span>
        <span>{said.cardText({ box }, module)}</span>
        {instead !== null && <small>{words.workshop.instead[instead]}</small>}
      </span>
    </>
  )
}
