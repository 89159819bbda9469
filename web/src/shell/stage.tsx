import type { ReactNode } from 'react'
import arena from '../art/arena.svg'
import './stage.css'

/**
 * The spotlit arena at the top of every screen: pills, headline, a sentence and actions on one side, and robots, a board or figures on the
 * other. Only a pending decision has the stripe below it.
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
