import { moduleOf, type ModuleId, type RobotView, type Slot } from '@robodrome/volt/page'
import { Pill } from '../../../kit/pill.tsx'
import { Robot } from '../../robot.tsx'
import { FIGURES, paintClass } from '../art/token.tsx'
import { ModuleTag } from '../desk/module-tag.tsx'
import { isAsked, paintOf, questionIn, robotOf, robotsIn, viewOf, type BoardProps } from '../model.ts'
import { robotName } from '../robot-name.ts'
import { said, words } from '../words/index.ts'
import { ModuleFace } from './module-card.tsx'
import './workshop.css'

const says = words.workshop

/** The reader's load-out while it is chosen: its slots, all the reader's modules with their effects, and the other players' modules. */
export function LoadOut(props: BoardProps) {
  const { snapshot, seat } = props
  const view = viewOf(snapshot)
  // Once all load-outs are revealed, yours is among them.
  const own = props.showing === null ? robotOf(view, seat) : null
  return (
    <section className="vt-workshop" aria-label={own ? says.loadOut : says.all}>
      <header>
        <h2>{own ? says.loadOut : says.all}</h2>
        {own && <p>{says.loadOutNote}</p>}
      </header>
      {own !== null && own.seat === seat && (
        <>
          <Equipping {...props} own={own} />
          <h3>{says.others}</h3>
        </>
      )}
      <ul className="vt-carried">
        {robotsIn(view)
          .filter((robot) => robot !== own)
          .map((robot) => (
            <Carried key={robot.id} box={view.box} robot={robot} paint={paintClass(paintOf(view, robot.id))} />
          ))}
      </ul>
    </section>
  )
}

function Equipping({ snapshot, seat, chosen, select, own }: BoardProps & { own: RobotView }) {
  const view = viewOf(snapshot)
  const question = questionIn(snapshot)
  const now = isAsked(snapshot, seat) && question?.kind === 'loadOut' ? (question.slot ?? null) : null
  const slots: readonly Slot[] = own.trophies.length > 0 ? ['left', 'right', 'champion'] : ['left', 'right']
  const slotOptions = snapshot.options.flatMap(({ text, option }) => (option.kind === 'slot' ? [{ text, card: option.card }] : []))
  const picked = slotOptions.find(({ text }) => text === chosen)
  /** What a slot will hold: the module chosen, being chosen, or currently there. */
  const inSlot = (slot: Slot): ModuleId | null => {
    const settled = own.equipping.find((each) => each.slot === slot)
    if (settled) return settled.card
    return slot === now && picked ? picked.card : own[slot]
  }
  const cards = [...new Set([own.left, own.right, ...own.inventory, ...own.trophies].filter((card) => card !== null))]
  const isChosen = (slot: Slot): boolean => own.equipping.some((each) => each.slot === slot)
  const slotOf = (card: ModuleId): Slot | undefined => own.equipping.find((each) => each.card === card)?.slot
  return (
    <>
      <div className={`vt-outfit ${paintClass(paintOf(view, own.id))}`}>
        <Robot figure={FIGURES[own.id]} seat={null} size={118} />
        <b>{robotName(own.id)}</b>
      </div>
      <ol className="vt-slots">
        {slots.map((slot) => {
          const card = inSlot(slot)
          return (
            <li key={slot} className={`vt-slot ${slot === now ? 'now' : ''}`} data-slot={slot}>
              <span className="label">
                {says.slot[slot]}
                {slot === now ? ` · ${says.choosing}` : now !== null && !isChosen(slot) ? ` · ${says.later}` : ''}
              </span>
              {card === null ? <b className="vt-slot-empty">{says.empty}</b> : <ModuleTag box={view.box} module={card} />}
            </li>
          )
        })}
      </ol>
      <h3>{says.yours}</h3>
      <ul className="vt-mods">
        {cards.map((card) => {
          const option = slotOptions.find((each) => each.card === card)
          const refusal = snapshot.refusals.find((each) => each.option.kind === 'slot' && each.option.card === card)?.text
          const taken = slotOf(card)
          return (
            <li key={card}>
              <button
                type="button"
                className={`vt-mod ${option ? 'can' : 'cannot'} ${picked?.card === card ? 'chosen' : ''}`}
                aria-pressed={picked?.card === card}
                disabled={now === null}
                onClick={() => select(option?.text ?? refusal ?? '')}
              >
                <ModuleFace
                  box={view.box}
                  module={card}
                  tag={<Pill>{taken ? says.inSlot[taken] : says.fits[moduleOf(view, card).deck]}</Pill>}
                />
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}

const Carried = ({ box, robot, paint }: { box: string; robot: RobotView; paint: string }) => {
  const carried = [robot.left, robot.right, robot.champion].filter((module) => module !== null)
  const hidden = Object.values(robot.unseen).reduce((sum, n) => sum + n, 0)
  return (
    <li className={paint}>
      <Robot figure={FIGURES[robot.id]} seat={null} size={30} />
      <b>{robotName(robot.id)}</b>
      {carried.map((module) => (
        <span key={module} className="vt-carries">
          <ModuleTag box={box} module={module} /> <small>{said.cardText({ box }, module)}</small>
        </span>
      ))}
      {carried.length === 0 && <span>{says.nothing}</span>}
      {hidden > 0 && <Pill>{words.strip.hidden(hidden)}</Pill>}
    </li>
  )
}
