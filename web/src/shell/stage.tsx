import type { ReactNode } from 'react'
import arena from '../art/arena.svg'
import './stage.css'

/**
 * The lit arena with which every screen begins: pills, headline, a sentence and what can be done on one side, what stands in the light
 * (robots, a board, figures) on the other. The stripe lies only under a decision that waits.
 */
export const Stage = ({
  pills,
  heading,
  lead,
  actions,
  decision = false,
  children,
}: {
  pills?: ReactNode
  heading: string
  lead?: ReactNode
  actions?: ReactNode
  decision?: boolean
  children?: ReactNode
}) => (
  <section className={decision ? 'arena-stage decision striped' : 'arena-stage'} aria-labelledby="stage-heading">
    <img className="arena" src={arena} alt="" />
    <div className="lit">{children}</div>
    <div className="told">
      {pills && <div className="row flow">{pills}</div>}
      <h1 id="stage-heading">{heading}</h1>
      {lead && <p>{lead}</p>}
      {actions && <div className="row flow stage-acts">{actions}</div>}
    </div>
  </section>
)
