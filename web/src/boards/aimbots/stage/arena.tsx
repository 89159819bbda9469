import { NO_BOT, QUARTERS, turned, type Attackable, type BotId, type Option, type View } from '@robodrome/aimbots/page'
import { GridCell } from '../../../kit/grid-cell.tsx'
import { percent } from '../../../kit/odds.ts'
import { useGrid } from '../../../kit/use-grid.ts'
import { useNewest } from '../../../kit/use-newest.ts'
import { BotArt, PlatePattern } from '../art/bot.tsx'
import {
  aimedIn,
  botAt,
  isBotAbove,
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
import { Floor } from './floor.tsx'
import { CELL, centre, ROWS, WIDE, xOf, yOf } from './geometry.ts'
import { Aim, Burst, Glow, Goal, Pill, Scrap, Touchable, Way } from './marks.tsx'
import './arena.css'
import '../../../kit/grid.css'

/** The arena with bots, scrap and all choices. Clicking a space repeatedly cycles through its choices. */
export function Arena(props: Props) {
  const { snapshot, seat, chosen } = props
  const view = viewOf(snapshot)
  const asked = isAsked(snapshot, seat)
  const choices = asked ? bySpace(choicesOf(snapshot)) : new Map<Space, Choice[]>()
  const openAt = (at: Space): Choice[] => (choices.get(at) ?? []).filter(({ rule }) => rule === undefined)
  const first = [...choices.keys()].find((at) => openAt(at).length > 0) ?? 'd4'
  const { grid, onKeyDown, cell } = useGrid(SIZE, SIZE, [rowOf(first), columnOf(first)], (r, c) => openAt(spaceAt(r, c)).length > 0)
  const aimed = onBoard(view, aimedIn(snapshot, chosen))
  const acting = actingAt(props)
  const wanted = chosenIn(snapshot, chosen)
  const target = wanted === undefined ? '' : spaceOf(view, wanted)

  const choose = useNewest((at: Space): void => {
    const here = openAt(at)
    const next = here[here.findIndex(({ text }) => text === chosen) + 1] ?? here[0] ?? choices.get(at)?.[0]
    if (next === undefined) return
    if (here.length === 1 && next.text === chosen) props.confirm(next.text)
    else props.select(next.text)
  })

  return (
    <>
      <Floor view={view} />
      {/* Below the bots, in a picture of its own, so that the moving line of fire redraws nothing else. */}
      <svg viewBox={`0 0 ${WIDE} ${WIDE}`} aria-hidden="true">
        {view.scrap.map((at, i) => (
          <Scrap key={`${at} ${i}`} at={at} />
        ))}
        {acting !== '' && <Glow at={acting} asked={asked} />}
        {[...choices].map(([at]) =>
          openAt(at).length === 0 ? null : botAt(view, at) === undefined ? (
            <Goal key={at} at={at} chosen={at === target} />
          ) : (
            <Touchable key={at} at={at} />
          ),
        )}
        {acting !== '' && target !== '' && target !== acting && aimed === null && <Way from={acting} to={target} kind="move" />}
        {aimed !== null && <Way from={view.bots[aimed.attacker]!.at} to={view.bots[aimed.defender]!.at} kind="fire" marches={asked} />}
      </svg>
      <svg className="ab-arena" viewBox={`0 0 ${WIDE} ${WIDE}`}>
        <defs>
          <PlatePattern />
        </defs>
        <g aria-hidden="true">
          {view.bots.map((bot, id) => {
            if (!isStanding(bot)) return null
            const { x, y } = centre(bot.at)
            return (
              <g key={id} className="ab-bot" style={{ transform: `translate(${x}px, ${y}px)` }}>
                <ellipse cx="0" cy="6" rx="45" ry="43" fill="var(--o)" opacity=".4" />
                <g transform="scale(.9)">
                  <BotArt bot={bot} {...turnOf(props, id)} />
                </g>
              </g>
            )
          })}
          {wanted?.kind === 'place' && <Ghost props={props} id={wanted.bot} at={wanted.at} />}
          {view.goal !== '' && view.acting !== null && <Ghost props={props} id={view.acting} at={view.goal} />}
          {aimed !== null && <Aim at={view.bots[aimed.defender]!.at} asked={asked} />}
          <Hit {...props} />
          {pillsOf(props, aimed?.attacker).map(([at, text]) => (
            <Pill key={at} at={at} text={text} inside={isBotAbove(view, at)} />
          ))}
        </g>
        <g ref={grid} className="cells" role="grid" aria-label={words.arena} onKeyDown={onKeyDown}>
          {ROWS.map((row, r) => (
            <g key={r} role="row">
              {row.map((at, c) => (
                <GridCell
                  key={at}
                  {...cell(r, c)}
                  at={at}
                  label={nameOfSpace(props, at, choices.get(at) ?? [])}
                  selected={at === target}
                  className={openAt(at).length > 0 ? 'can' : choices.has(at) ? 'cannot' : ''}
                  x={xOf(at)}
                  y={yOf(at)}
                  width={CELL}
                  height={CELL}
                  rx="10"
                  // Enter confirms the choice here, as everywhere at the table; the space bar moves to the next answer on a space.
                  leavesEnter={openAt(at).some(({ text }) => text === chosen)}
                  choose={choose}
                />
              ))}
            </g>
          ))}
        </g>
      </svg>
    </>
  )
}

/** The bots of an attack while both are on the board. A destroyed one leaves before the attack is over. */
const onBoard = (view: View, aimed: ReturnType<typeof aimedIn>): ReturnType<typeof aimedIn> =>
  aimed !== null && isStanding(view.bots[aimed.attacker]!) && isStanding(view.bots[aimed.defender]!) ? aimed : null

/** A bot at its destination, in its chosen rotation. */
const Ghost = ({ props, id, at }: { props: Props; id: BotId; at: Space }) => (
  <g className="ab-ghost" transform={`translate(${centre(at).x} ${centre(at).y}) scale(.9)`}>
    <BotArt bot={viewOf(props.snapshot).bots[id]!} {...turnOf(props, id)} />
  </g>
)

/** A plate being placed, or a bot breaking, while that is shown. */
function Hit({ showing }: Props) {
  if (showing?.kind !== 'plate' && showing?.kind !== 'defeat') return null
  const { at } = showing.bot
  return at === '' ? null : <Burst at={at} text={words.struck(showing.kind === 'defeat')} />
}

/** The order of the choices on a space: the boldest first. */
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

/** The place of the acting bot, or of the bot in the chosen move. */
function actingAt({ snapshot, chosen }: Props): Space {
  const view = viewOf(snapshot)
  if (view.attack) return view.bots[view.attack.attacker]!.at
  if (view.acting !== null) return view.bots[view.acting]!.at
  const wanted = chosenIn(snapshot, chosen)
  return wanted === undefined || !('bot' in wanted) || wanted.bot === NO_BOT ? '' : view.bots[wanted.bot]!.at
}

/** A chosen rotation is shown immediately. */
function turnOf({ snapshot, chosen }: Props, id: number): { printed?: number[] } {
  const wanted = chosenIn(snapshot, chosen)
  const view = viewOf(snapshot)
  const bot = view.bots[id]!
  if (wanted?.kind === 'face' && wanted.bot === id) return { printed: turned(bot, wanted.rot) }
  return wanted?.kind === 'turn' && view.acting === id ? { printed: turned(bot, (bot.rot + QUARTERS[wanted.turn]) % 4) } : {}
}

/** The hit chances shown over possible targets: those of the chosen attacker, otherwise the best of all attackers. */
function pillsOf({ snapshot, seat, answers }: Props, attacker: number | undefined): (readonly [Space, string])[] {
  const view = viewOf(snapshot)
  const outlook = outlookIn(answers)
  if (outlook === null || !isAsked(snapshot, seat)) return []
  const best = new Map<number, Attackable>()
  for (const attack of outlook.attacks) {
    const known = best.get(attack.defender)
    if (attacker !== undefined && attack.attacker !== attacker) continue
    if (!snapshot.options.some(({ option }) => isAttack(option, attack))) continue
    if (known === undefined || attack.chance > known.chance) best.set(attack.defender, attack)
  }
  return [...best.values()].map(({ defender, chance }) => [view.bots[defender]!.at, percent(chance)] as const)
}

const isAttack = (option: Option, { attacker, defender }: Attackable): boolean =>
  option.kind === 'attack' && option.bot === attacker && option.target === defender
