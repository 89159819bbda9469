import { contentOf, type Option, type PowerId } from '@robodrome/gekido/page'
import type { Seat } from '@robodrome/kernel'
import type { ReactNode } from 'react'
import { Icon } from '../../../kit/icons.tsx'
import { paint } from '../../../kit/seat.tsx'
import { PipDie } from '../../../kit/die.tsx'
import { Glyph } from '../art/glyph.tsx'
import { choicesOf, isAsked, kindOf, optionIn, panelOf, reasonFor, total, viewOf, type Props } from '../model.ts'
import { words } from '../words/index.ts'
import { piecesIn } from '../said.ts'
import './panel.css'

/** The Control Panel of a Bot: Structure with what each die unlocks, Armor, Powers with Charges, and the Upgrade. */
export function ControlPanel({ of, breaking, children, ...props }: Props & { of: Seat; breaking: number; children: ReactNode }) {
  const view = viewOf(props.snapshot)
  const { name, symbol } = kindOf(view, of)
  return (
    <section className={`panel gk-cp ${paint(of)}`} aria-label={words.panel.title(name)}>
      <h2>
        <span className="gk-on-dark">
          <Glyph face={symbol} size={18} />
        </span>
        <span className="ellipsis">{words.panel.title(name)}</span>
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

function Structure({ of, breaking, snapshot, showing }: Props & { of: Seat; breaking: number }) {
  const view = viewOf(snapshot)
  const { structure } = view.bots[of]!
  const { dice, bonus } = panelOf(view, of)
  const gone = dice - structure.length
  const fell = showing?.kind === 'damage' && showing.seat === of ? showing.lost : 0
  return (
    <ol className="gk-structure" aria-label={words.panel.structure}>
      {Array.from({ length: dice }, (_, i) => {
        const value = structure[i - gone]
        const breaks = value !== undefined && i - gone < breaking
        return (
          <li key={i} className={value === undefined ? (i >= gone - fell ? 'gone fell' : 'gone') : breaks ? 'breaks' : ''}>
            {value === undefined ? (
              <span className="gk-hole" role="img" aria-label={words.panel.gone} />
            ) : (
              <PipDie value={value} label={String(value)} />
            )}
            <span>
              {bonusText(bonus[i] ?? '')}
              {breaks && <span className="visually-hidden">, {words.panel.wouldBreak}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

function Powers({ of, snapshot, seat, chosen, select, reader }: Props & { of: Seat }) {
  const view = viewOf(snapshot)
  const printed = panelOf(view, of).powers
  const unlocked = view.bots[of]!.powers
  const { powers } = piecesIn(contentOf(view))
  const picked = optionIn(snapshot, chosen)
  const choices = isAsked(snapshot, seat) && of === seat ? choicesOf(snapshot) : []
  return (
    <ul className="gk-powers" aria-label={words.panel.powers}>
      {Object.keys(printed).map((id) => {
        const left = unlocked[id]
        const own = choices.filter(({ option }) => isAbout(option, id))
        const { name, text: does } = powers[id]!
        const legal = own.find(({ rule }) => rule === undefined)
        const text = legal?.text ?? own[0]?.text
        const state = legal ? 'can' : left === undefined ? 'off' : left === 0 ? 'off' : ''
        const why = !legal && own[0]?.rule !== undefined ? `${reasonFor(view, own[0], reader)} (${own[0].rule})` : does
        const inside = (
          <>
            {name}
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
          <li key={id} data-piece={`power ${id}`} className={`${state} ${legal && isAbout(picked, id) ? 'chosen' : ''}`} title={why}>
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

const isAbout = (option: Option | undefined, id: PowerId): boolean => option !== undefined && 'power' in option && option.power === id

function Armor({ of, snapshot }: Props & { of: Seat }) {
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
          <b className="gk-upgrade tabular">{upgrade}</b>
          <span>{words.panel.upgrade[type](upgrade)}</span>
        </div>
      )}
    </div>
  )
}
