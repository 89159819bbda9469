import type { Seat } from '@robodrome/kernel'
import type { SeenEvent, Snapshot } from '@robodrome/table'
import { useMemo } from 'react'
import type { BoardModule, Breakdown } from '../boards/board.ts'
import { signed } from '../kit/odds.ts'
import { paintSide } from '../kit/seat.tsx'
import { afterWords } from '../words/after.ts'
import { words } from '../words/index.ts'
import { chancesOfSides, sidesOf } from './sides.ts'
import { areaOf, placeInBand } from '../kit/stacked.ts'
import { useSame } from './use-same.ts'
import '../kit/sentence.css'

const WIDTH = 236
const HEIGHT = 104
/** The space that a name takes, in the units of the picture: its height, and its width per letter. */
const HIGH = 14 / HEIGHT
const LETTER = 7.4
const WIDE_LETTER = 12.5
const MARGIN = 9 / WIDTH
/** A longer name ends in dots, so that its chance stays in the picture. */
const LONGEST = 130

const widthOf = (text: string): number => [...text].reduce((all, letter) => all + (/[MW@]/.test(letter) ? WIDE_LETTER : LETTER), 0)

function shortened(name: string): string {
  if (widthOf(name) <= LONGEST) return name
  const letters = [...name]
  while (widthOf(letters.join('')) > LONGEST) letters.pop()
  return `${letters.join('')}…`
}

interface Props {
  board: BoardModule
  /** The state at the moment shown, with the events and estimates known at that time. */
  snapshot: Snapshot
  told: readonly SeenEvent[]
  chances: readonly (readonly number[])[]
  nameOf(seat: Seat): string
  breakdown(number: Breakdown, beside: Element): void
}

/** The seat's estimate of the win chances over the steps so far, and its exact luck with dice. */
export function ChancePanel(props: Props) {
  const { chances } = props
  const luck = useLuck(props)
  if (chances.length < 2 && luck === null) return null
  return (
    <figure className="chances">
      <figcaption className="row spread">
        <span className="label">{chances.length < 2 ? afterWords.luck : afterWords.graph}</span>
        {luck && (
          <button
            type="button"
            className={`label explains ${luck.tone ?? ''}`}
            onClick={(event) => props.breakdown(luck, event.currentTarget)}
          >
            {afterWords.luckNow(signed(luck.total, true))}
          </button>
        )}
      </figcaption>
      {chances.length >= 2 && <Bands {...props} />}
      {luck && <p>{afterWords.luckSoFar(luck.unit, luck.all)}</p>}
    </figure>
  )
}

/** Marks the luckiest seat if its luck is positive, and the unluckiest one if its luck is negative. */
function toneOf(total: number, others: readonly number[]): Pick<Breakdown, 'tone'> {
  if (total > 0 && others.every((each) => total > each)) return { tone: 'gain' }
  return total < 0 && others.every((each) => total < each) ? { tone: 'harm' } : {}
}

const rounded = (value: number): number => Math.round(value * 10) / 10

/** The reader's luck so far as a number with a breakdown; null before their first roll. */
function useLuck({ told, snapshot, board, nameOf }: Props): (Breakdown & { unit: string; all: string[] }) | null {
  const seats = snapshot.seats.length
  const { seat } = snapshot
  return useMemo(() => {
    if (seat === null || !board.luck) return null
    const report = board.luck(
      told.map(({ event }) => event),
      seats,
    )
    const own = report.seats[seat]
    if (!own || own.tries === 0) return null
    const got = rounded(own.actual)
    const expected = rounded(own.expected)
    const total = rounded(got - expected)
    const rows = [
      { label: afterWords.actual, value: got },
      { label: afterWords.expected, value: -expected },
    ]
    const others = report.seats.filter((_, other) => other !== seat).map((each) => rounded(rounded(each.actual) - rounded(each.expected)))
    const all = report.seats.map((each, of) =>
      afterWords.luckHad(nameOf(of), signed(rounded(rounded(each.actual) - rounded(each.expected)), true)),
    )
    return { title: afterWords.luck, total, ...toneOf(total, others), rows, outcome: report.note, unit: report.unit, all }
  }, [told, board, seat, seats, nameOf])
}

function Bands({ board, snapshot, chances, nameOf }: Props) {
  const { seat } = snapshot
  const all = useSame(sidesOf(board, snapshot, nameOf))
  const { sides, rows } = useMemo(() => chancesOfSides(all, chances, board.rivals ?? words.table.rivals), [all, chances, board])
  return useMemo(() => <Picture {...{ sides, rows, seat }} />, [sides, rows, seat])
}

function Picture({ sides, rows, seat }: ReturnType<typeof chancesOfSides> & { seat: Seat | null }) {
  const now = rows.at(-1)!
  const label = (at: number, name = sides[at]!.name): string => words.table.chanceOf(name, Math.round(now[at]! * 100))
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words.list(sides.map((_, at) => label(at)))}>
      {sides.map(({ seats }, at) => {
        const text = label(at, shortened(sides[at]!.name))
        const place = placeInBand(rows, at, MARGIN + widthOf(text) / WIDTH, HIGH)
        return (
          <g key={at} className={paintSide(seats)}>
            <path d={areaOf(rows, at, WIDTH, HEIGHT)} fill="var(--p)" stroke="var(--o)" strokeWidth="2" />
            {place && (
              <text
                x={(place.left + MARGIN) * WIDTH}
                y={HEIGHT * (1 - place.middle) + 4.5}
                fontSize="12.5"
                fontWeight={seats.some((each) => each === seat) ? 800 : 650}
                fill="var(--ink)"
              >
                {text}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}
