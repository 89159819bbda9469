import {
  decathlonTable,
  finalStanding,
  isOpen,
  openQuestions,
  seasonCounts,
  stageTable,
  tiesOf,
  type Competition,
  type Fixture,
  type Slot,
} from '@robodrome/leagues'
import { colorsFor, type World } from '../world.ts'

/** Formats a competition as text: its current part, its standings or bracket, and what it is waiting for. */
export function showCompetition(world: World, { state, referee, log }: Competition): string {
  const { bold, dim, green } = colorsFor(world)
  const { definition, status, champion, entrants } = state
  const title = `${bold(definition.title)}  ${dim(`${definition.format}, ${entrants.length} entrants, ${log.length} entries`)}`
  const winner = champion === null ? '' : `\n${green(`Champion: ${entrants[champion]!.name}`)}`
  const parts = [title + winner, status === 'open' ? 'Open for entry.' : '', ...tables(state), counts(state), holdings(state), waiting()]
  return parts.filter((part) => part !== '').join('\n\n')

  function waiting(): string {
    const questions = openQuestions(state, referee).map(({ kind, entrant }) => `  ${entrants[entrant]!.name} is asked: ${kind}`)
    const open = state.fixtures.filter(isOpen).map((fixture) => `  ${fixture.id}  ${meeting(fixture)}`)
    return [questions.length > 0 ? ['Questions:', ...questions] : [], open.length > 0 ? ['Open fixtures:', ...open] : []].flat().join('\n')
  }

  function meeting({ seats, round }: Fixture): string {
    return `${seats.map((seat) => entrants[seat]!.name).join(' - ')}  ${dim(`round ${round}`)}`
  }
}

type State = Competition['state']

function tables(state: State): string[] {
  if (state.definition.format === 'decathlon' && state.runs.some(({ over }) => over))
    return [
      rows(
        decathlonTable(state).map(({ entrant, sum, events }) => [
          nameOf(state, entrant),
          String(sum),
          ...events.map((score) => String(score?.points ?? '-')),
        ]),
        ['', 'sum'],
      ),
    ]
  return state.runs.flatMap(({ stages }, run) =>
    stages.map((stage, at) => {
      if (stage.kind === 'knockout' || stage.kind === 'double knockout') return bracket(state, run, at)
      if (stage.kind === 'final')
        return rows(
          finalStanding(state).map(({ entrant, place }) => [String(place ?? '-'), nameOf(state, entrant)]),
          ['', 'Final standing'],
        )
      const groups = stage.kind === 'groups' ? stage.groups : [stage.numbers]
      return groups.map((group) => table(state, run, at, group)).join('\n\n')
    }),
  )
}

const nameOf = ({ entrants }: State, entrant: number): string => {
  const { name: own, out, replacement } = entrants[entrant]!
  return own + (replacement ? ` (${replacement.name})` : out ? ' (out)' : '')
}

function table(state: State, run: number, stage: number, group: readonly number[]): string {
  const codes = state.definition.tiebreaks.filter((code) => code !== 'LOT')
  const lines = stageTable(state, run, stage, group).map(({ entrant, place, values }) => [
    String(place ?? '-'),
    nameOf(state, entrant),
    ...codes.map((code) => String(values[code])),
  ])
  return rows(lines, ['', '', ...codes])
}

function bracket(state: State, run: number, stage: number): string {
  const { numbers } = state.runs[run]!.stages[stage]!
  const side = (slot: Slot): string => (typeof slot === 'number' ? nameOf(state, numbers[slot - 1]!) : slot === 'nobody' ? '-' : '?')
  return rows(
    tiesOf(state, run, stage)
      .filter(({ sides }) => !sides.includes('nobody'))
      .map(({ name: place, sides, winner }) => [place, sides.map(side).join(' - '), typeof winner === 'number' ? side(winner) : '']),
    ['', '', 'goes on'],
  )
}

/** LG-STAT-1 Lists the season's statistics, and who leads them. */
function counts(state: State): string {
  const counted = seasonCounts(state)
  if (counted === null) return ''
  const by = Object.entries(counted.by).map(([what, n]) => `${what} ${n}`)
  const lines = [...counted.lines].map(([entrant, { made, suffered }]) => [
    nameOf(state, entrant),
    suffered === null ? String(made) : `${made} : ${suffered}`,
  ])
  return rows(lines, [`Blown off: ${counted.all} (${by.join(', ')})`])
}

/** Lists what all entrants own in a keeper or salary league. */
function holdings(state: State): string {
  if (state.holdings.every(({ keepers }) => keepers.length === 0)) return ''
  const isSalary = state.definition.format === 'salary'
  const cards = state.holdings.map(({ keepers, bonuses, purse }, id) => [
    nameOf(state, id),
    ...(isSalary ? [`${purse} credits`] : []),
    [...keepers.map(({ card, price }) => (isSalary ? `${card} ${price}` : card)), ...bonuses].join(', '),
  ])
  return rows(cards, ['Keepers'])
}

/** Formats columns, each as wide as its widest cell. */
function rows(lines: readonly string[][], head: readonly string[]): string {
  const all = [head, ...lines]
  const widths = Array.from({ length: Math.max(...all.map(({ length }) => length)) }, (_, i) =>
    Math.max(...all.map((line) => line[i]?.length ?? 0)),
  )
  const isNumber = (cell: string): boolean => /^-?[\d.]+$/.test(cell)
  return all
    .map((line) =>
      line
        .map((cell, i) => (isNumber(cell) ? cell.padStart(widths[i]!) : cell.padEnd(widths[i]!)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
