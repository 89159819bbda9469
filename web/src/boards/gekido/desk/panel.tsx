import { POWERS, type PowerId } from '@robodrome/gekido/page'
import type { Seat } from '@robodrome/kernel'
import type { ReactNode } from 'react'
import { Icon } from '../../../kit/icons.tsx'
import { paint } from '../../../kit/seat.tsx'
import type { BoardProps } from '../../board.ts'
import { PipDie } from '../../../kit/die.tsx'
import { Glyph } from '../art/glyph.tsx'
import { choicesOf, isAsked, kindOf, panelOf, total, viewOf } from '../model.ts'
import { reasonFor } from '../prompt/reasons.ts'
import { words } from '../words/index.ts'
import './panel.css'

/** The Control Panel of a Bot: Structure with what each die unlocks, Armor, Powers with Charges, the Upgrade. */
export function ControlPanel({ of, breaking, children, ...props }: BoardProps & { of: Seat; breaking: number; children: ReactNode }) {
  const view = viewOf(props.snapshot)
  const { name, symbol } = kindOf(view, of)
  return (
    <section className={`panel gk-cp ${paint(of)}`} aria-label={words.panel.title(name)}>
      <h2>
        <span className="gk-on-dark">
          <Glyph face={symbol} size={18} />
        </span>
        <span className="ell">{words.panel.title(name)}</span>
        {children}
      </h2>
      <div className="gk-cp-grid">
        <Structure of={of} breaking={breaking} {...props} />
        <div>
          <Powers of={of} {...props} />
          <Armor of={of} {...props} />
        </div>
      </div>
    </section>
  )
}

const bonusText = (codes: string): string =>
  codes === '' ? words.panel.last : [...codes].map((code) => words.panel.bonus[code]).join(words.panel.plus)

function Structure({ of, breaking, snapshot }: BoardProps & { of: Seat; breaking: number }) {
  const view = viewOf(snapshot)
  const { structure } = view.bots[of]!
  const { dice, bonus } = panelOf(view, of)
  const gone = dice - structure.length
  return (
    <ol className="gk-structure" aria-label={words.panel.structure}>
      {Array.from({ length: dice }, (_, i) => {
        const value = structure[i - gone]
        const breaks = value !== undefined && i - gone < breaking
        return (
          <li key={i} className={value === undefined ? 'gone' : breaks ? 'breaks' : ''}>
            {value === undefined ? (
              <span className="gk-hole" role="img" aria-label={words.panel.gone} />
            ) : (
              <PipDie value={value} label={String(value)} />
            )}
            <span>
              {bonusText(bonus[i] ?? '')}
              {breaks && <span className="vh">, {words.panel.wouldBreak}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

function Powers({ of, snapshot, seat, chosen, select }: BoardProps & { of: Seat }) {
  const view = viewOf(snapshot)
  const printed = panelOf(view, of).powers
  const unlocked = view.bots[of]!.powers
  const choices = isAsked(snapshot, seat) && of === seat ? choicesOf(snapshot) : []
  return (
    <ul className="gk-powers" aria-label={words.panel.powers}>
      {(Object.keys(printed) as PowerId[]).map((id) => {
        const left = unlocked[id]
        const own = choices.filter(
          ({ text }) => text === `power ${id}` || text.startsWith(`power ${id} on `) || text === `unlock ${id}` || text === `charge ${id}`,
        )
        const legal = own.find(({ rule }) => rule === undefined)
        const text = legal?.text ?? own[0]?.text
        const state = legal ? 'can' : left === undefined ? 'off' : left === 0 ? 'off' : ''
        const why = !legal && own[0]?.rule !== undefined ? `${reasonFor(view, own[0].text, own[0].rule)} (${own[0].rule})` : POWERS[id].text
        const inside = (
          <>
            {POWERS[id].name}
            {left === undefined || left === 0 ? (
              <span className="gk-charges off">{left === undefined ? words.panel.locked : words.panel.depleted}</span>
            ) : (
              <span className="gk-charges" role="img" aria-label={words.panel.charges(left)}>
                {Array.from({ length: left }, (_, i) => (
                  <Icon key={i} name="bolt" size={14} />
                ))}
              </span>
            )}
          </>
        )
        return (
          <li key={id} className={`${state} ${legal && isChosen(chosen, id) ? 'chosen' : ''}`} title={why}>
            {text === undefined ? (
              <span className="gk-power">{inside}</span>
            ) : (
              <button type="button" className="gk-power" onClick={() => select(text)}>
                {inside}
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

const isChosen = (chosen: string | null, id: PowerId): boolean =>
  chosen !== null && new RegExp(`^(power|unlock|charge) ${id}( on .)?$`).test(chosen)

function Armor({ of, snapshot }: BoardProps & { of: Seat }) {
  const view = viewOf(snapshot)
  const { armor, upgrade } = view.bots[of]!
  const type = kindOf(view, of).upgrade
  const absorbs = total(armor)
  return (
    <div className="gk-armor">
      {armor.length > 0 && (
        <div className="row">
          {armor.map((value, i) =>
            value > 0 ? <PipDie key={i} value={value} label={String(value)} /> : <span key={i} className="gk-hole" />,
          )}
          <span>{absorbs > 0 ? words.panel.armor(absorbs) : words.panel.armorEmpty}</span>
        </div>
      )}
      {upgrade > 0 && (
        <div className="row">
          <b className="gk-upgrade num">{upgrade}</b>
          <span>{words.panel.upgrade[type](upgrade)}</span>
        </div>
      )}
    </div>
  )
}
