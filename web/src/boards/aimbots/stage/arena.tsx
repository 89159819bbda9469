import {
  MODES,
  NO_BOT,
  QUARTERS,
  turned,
  type Attackable,
  type BotId,
  type Fraction,
  type Option,
  type View,
} from '@robodrome/aimbots/page'
import { percent } from '../../../kit/odds.ts'
import { paint } from '../../../kit/seat.tsx'
import { onPress, useGrid } from '../../../kit/use-grid.ts'
import { BotArt, PlatePattern } from '../art/bot.tsx'
import {
  aimedIn,
  botAt,
  choicesOf,
  chosenIn,
  columnOf,
  isAsked,
  isStanding,
  outlookIn,
  rowOf,
  SIZE,
  spaceAt,
  spaceOf,
  viewOf,
  type Choice,
  type Props,
  type Space,
} from '../model.ts'
import { words } from '../words/index.ts'
import { nameOfSpace } from './space-name.ts'
import { CELL, centre, WIDE, xOf, yOf } from './geometry.ts'
import { Aim, Burst, Glow, Goal, Pill, Scrap, Touchable, Way } from './marks.tsx'
import './arena.css'

/** The arena with bots and scrap, and all that can be chosen there. A space with several choices offers the next at each click. */
export function Arena(props: Props) {
  const { snapshot, seat, chosen } = props
  const view = viewOf(snapshot)
  const choices = isAsked(snapshot, seat) ? bySpace(choicesOf(snapshot)) : new Map<Space, Choice[]>()
  const openAt = (at: Space): Choice[] => (choices.get(at) ?? []).filter(({ rule }) => rule === undefined)
  const first = [...choices.keys()].find((at) => openAt(at).length > 0) ?? 'd4'
  const { grid, onKeyDown, cell } = useGrid(SIZE, SIZE, [rowOf(first), columnOf(first)], (r, c) => openAt(spaceAt(r, c)).length > 0)
  const rows = Array.from({ length: SIZE }, (_, row) => Array.from({ length: SIZE }, (__, column) => spaceAt(row, column)))
  const aimed = onBoard(view, aimedIn(snapshot, chosen))
  const acting = actingAt(props)
  const wanted = chosenIn(snapshot, chosen)
  const target = wanted === undefined ? '' : spaceOf(view, wanted)

  const choose = (at: Space): void => {
    const here = openAt(at)
    const next = here[here.findIndex(({ text }) => text === chosen) + 1] ?? here[0] ?? choices.get(at)?.[0]
    if (next === undefined) return
    if (here.length === 1 && next.text === chosen) props.confirm(next.text)
    else props.select(next.text)
  }

  return (
    <svg className="ab-arena" viewBox={`0 0 ${WIDE} ${WIDE}`}>
      <defs>
        <PlatePattern />
        <radialGradient id="ab-flood" cx=".5" cy=".45" r=".72">
          <stop offset="0" stopColor="var(--yellow-93)" stopOpacity=".17" />
          <stop offset=".65" stopColor="var(--yellow-93)" stopOpacity="0" />
          <stop offset="1" stopColor="var(--grey-0)" stopOpacity=".22" />
        </radialGradient>
      </defs>
      <g aria-hidden="true">
        <Floor props={props} rows={rows} />
        {view.scrap.map((at, i) => (
          <Scrap key={`${at} ${i}`} at={at} />
        ))}
        {acting !== '' && <Glow at={acting} />}
        {[...choices].map(([at]) =>
          openAt(at).length === 0 ? null : botAt(view, at) === undefined ? (
            <Goal key={at} at={at} chosen={at === target} />
          ) : (
            <Touchable key={at} at={at} />
          ),
        )}
        {acting !== '' && target !== '' && target !== acting && aimed === null && <Way from={acting} to={target} kind="move" />}
        {aimed !== null && <Way from={view.bots[aimed.attacker]!.at} to={view.bots[aimed.defender]!.at} kind="fire" />}
        {view.bots.map((bot, id) => {
          if (!isStanding(bot)) return null
          const { x, y } = centre(bot.at)
          return (
            <g key={id} className="ab-bot" style={{ transform: `translate(${x}px, ${y}px)` }}>
              <ellipse cx="0" cy="6" rx="45" ry="43" fill="var(--slate-3)" opacity=".4" />
              <g transform="scale(.9)">
                <BotArt bot={bot} {...turnOf(props, id)} />
              </g>
            </g>
          )
        })}
        {wanted?.kind === 'place' && <Ghost props={props} id={wanted.bot} at={wanted.at} />}
        {view.goal !== '' && view.acting !== null && <Ghost props={props} id={view.acting} at={view.goal} />}
        {aimed !== null && <Aim at={view.bots[aimed.defender]!.at} />}
        <Hit {...props} />
        {pillsOf(props, aimed?.attacker).map(([at, text]) => (
          <Pill key={at} at={at} text={text} />
        ))}
      </g>
      <g ref={grid} className="cells" role="grid" aria-label={words.arena} onKeyDown={onKeyDown}>
        {rows.map((row, r) => (
          <g key={r} role="row">
            {row.map((at, c) => (
              <rect
                key={at}
                role="gridcell"
                {...cell(r, c)}
                data-cell={at}
                aria-label={nameOfSpace(props, at, choices.get(at) ?? [])}
                {...(at === target && { 'aria-selected': true })}
                className={openAt(at).length > 0 ? 'can' : choices.has(at) ? 'cannot' : ''}
                x={xOf(at)}
                y={yOf(at)}
                width={CELL}
                height={CELL}
                rx="10"
                onClick={() => choose(at)}
                onKeyDown={onPress(() => choose(at))}
              />
            ))}
          </g>
        ))}
      </g>
    </svg>
  )
}

/** The bots of an attack while both stand: one that breaks leaves before the attack is over. */
const onBoard = (view: View, aimed: ReturnType<typeof aimedIn>): ReturnType<typeof aimedIn> =>
  aimed !== null && isStanding(view.bots[aimed.attacker]!) && isStanding(view.bots[aimed.defender]!) ? aimed : null

/** A bot where it will stand, turned as chosen. */
const Ghost = ({ props, id, at }: { props: Props; id: BotId; at: Space }) => (
  <g className="ab-ghost" transform={`translate(${centre(at).x} ${centre(at).y}) scale(.9)`}>
    <BotArt bot={viewOf(props.snapshot).bots[id]!} {...turnOf(props, id)} />
  </g>
)

/** Where a plate lands, or a bot breaks, while that is shown. */
function Hit({ showing }: Props) {
  if (showing?.kind !== 'plate' && showing?.kind !== 'defeat') return null
  const { at } = showing.bot
  return at === '' ? null : <Burst at={at} text={words.struck(showing.kind === 'defeat')} />
}

/** Frame, spaces, zones in their player's paint, and the names of rows and columns. */
const Floor = ({ props: { snapshot }, rows }: { props: Props; rows: readonly (readonly Space[])[] }) => {
  const view = viewOf(snapshot)
  return (
    <>
      <rect x="6" y="6" width={WIDE - 12} height={WIDE - 12} rx="26" fill="var(--slate-12)" stroke="var(--slate-35)" strokeWidth="3" />
      {rows.flat().map((at, i) => (
        <rect
          key={at}
          x={xOf(at)}
          y={yOf(at)}
          width={CELL}
          height={CELL}
          rx="10"
          fill={i % 2 === 0 ? 'var(--slate-31)' : 'var(--slate-27)'}
        />
      ))}
      {view.players.map(({ zone }, player) =>
        MODES[view.mode].side.zones[zone].map((at) => (
          <path key={at} d={EDGES[zone]} className={`ab-zone ${paint(player)}`} transform={`translate(${xOf(at)} ${yOf(at)})`} />
        )),
      )}
      <rect x="14" y="14" width={WIDE - 28} height={WIDE - 28} rx="20" fill="url(#ab-flood)" />
      {rows.map((row) => (
        <text key={row[0]} className="ab-label" x="19" y={yOf(row[0]!) + CELL / 2 + 6}>
          {row[0]![1]}
        </text>
      ))}
      {rows.at(-1)!.map((at) => (
        <text key={at} className="ab-label" x={xOf(at) + CELL / 2} y={WIDE - 13}>
          {at[0]}
        </text>
      ))}
    </>
  )
}

/** The outer edge of a zone's space. */
const EDGES = { South: 'M6 80h76', North: 'M6 8h76', West: 'M8 6v76', East: 'M80 6v76' } as const

/** The order in which a space offers its choices: the boldest first. */
const ORDER: readonly Option['kind'][] = ['attack', 'stop', 'place', 'boost', 'pivot']
const rank = ({ option }: Choice): number => {
  const found = ORDER.indexOf(option.kind)
  return found < 0 ? ORDER.length : found
}

function bySpace(choices: readonly Choice[]): Map<Space, Choice[]> {
  const map = new Map<Space, Choice[]>()
  for (const choice of choices) if (choice.at !== '') map.set(choice.at, [...(map.get(choice.at) ?? []), choice])
  for (const list of map.values()) list.sort((a, b) => Number(a.rule !== undefined) - Number(b.rule !== undefined) || rank(a) - rank(b))
  return map
}

/** Where the bot stands that acts, or that the chosen move is of. */
function actingAt({ snapshot, chosen }: Props): Space {
  const view = viewOf(snapshot)
  if (view.attack) return view.bots[view.attack.attacker]!.at
  if (view.acting !== null) return view.bots[view.acting]!.at
  const wanted = chosenIn(snapshot, chosen)
  return wanted === undefined || !('bot' in wanted) || wanted.bot === NO_BOT ? '' : view.bots[wanted.bot]!.at
}

/** A rotation that is chosen is shown at once. */
function turnOf({ snapshot, chosen }: Props, id: number): { sides?: number[] } {
  const wanted = chosenIn(snapshot, chosen)
  const view = viewOf(snapshot)
  const bot = view.bots[id]!
  if (wanted?.kind === 'face' && wanted.bot === id) return { sides: turned(bot, wanted.rot) }
  return wanted?.kind === 'turn' && view.acting === id ? { sides: turned(bot, (bot.rot + QUARTERS[wanted.turn]) % 4) } : {}
}

/** Chances over the targets that may be attacked now: of the attacker that is chosen, else the best of all. */
function pillsOf({ snapshot, seat, answers }: Props, attacker: number | undefined): (readonly [Space, string])[] {
  const view = viewOf(snapshot)
  const outlook = outlookIn(answers)
  if (outlook === null || !isAsked(snapshot, seat)) return []
  const best = new Map<number, Attackable>()
  for (const attack of outlook.attacks) {
    const known = best.get(attack.defender)
    if (attacker !== undefined && attack.attacker !== attacker) continue
    if (!snapshot.options.some(({ option }) => isAttack(option, attack))) continue
    if (known === undefined || chance(attack.least) > chance(known.least)) best.set(attack.defender, attack)
  }
  return [...best.values()].map(({ defender, least, most }) => [view.bots[defender]!.at, between(chance(least), chance(most))] as const)
}

const isAttack = (option: Option, { attacker, defender }: Attackable): boolean =>
  option.kind === 'attack' && option.bot === attacker && option.target === defender

const chance = ({ hits, of }: Fraction): number => hits / of

/** One chance, or the whole percents it lies between. */
const between = (least: number, most: number): string =>
  least === most ? percent(least) : `${Math.floor(least * 100)}–${Math.ceil(most * 100)} %`
