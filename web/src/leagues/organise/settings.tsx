import { BONUSES, hasSeasons, isLeague, type Definition, type State } from '@robodrome/leagues'
import { useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { roomWords } from '../../words/league-rooms.ts'
import { keeperWords } from '../../words/keepers.ts'
import { changeCompetition } from '../api.ts'
import { Fault, useAttempt } from '../fault.tsx'
import type { League } from '../league.ts'
import { CheckField, ChoiceField, NumberField } from './fields.tsx'

/** LG-DATA-4, LG-MAN-2 The settings that a manager can change only before the start. */
export function Settings({ league: { view }, id }: { league: League; id: string }) {
  const w = roomWords.leagueSettings
  const { attempt, fault, isBusy } = useAttempt()
  const [changed, setChanged] = useState<Partial<Definition>>({})
  const change = (more: Partial<Definition>): void => setChanged({ ...changed, ...more })
  const { managers: _managers, ...before } = view.state.definition
  const definition = { ...before, ...changed }
  const isChanged = Object.keys(changed).length > 0
  return (
    <form
      className="panel lg-desk"
      aria-labelledby="lg-settings"
      onSubmit={(event) => {
        event.preventDefault()
        attempt(() => changeCompetition(id, definition).then(() => setChanged({})))
      }}
    >
      <h2 id="lg-settings">
        {w.title} <small>{w.frozen}</small>
      </h2>
      <div className="lg-fields">
        <Seeding definition={definition} change={change} />
        {isBracket(definition) && <Bracket definition={definition} change={change} />}
        {isLeague(definition) && <Leagues definition={definition} change={change} />}
        {hasSeasons(definition) && (
          <NumberField label={w.seasons} value={definition.seasons} min={1} max={20} set={(seasons) => change({ seasons })} />
        )}
        {definition.format === 'salary' && <Salary definition={definition} change={change} />}
      </div>
      <Fault fault={fault} />
      <Button type="submit" disabled={isBusy || !isChanged}>
        {w.save}
      </Button>
    </form>
  )
}

type Settable = Omit<State['definition'], 'managers'>

interface Part {
  definition: Settable
  change(more: Partial<Definition>): void
}

const isBracket = ({ format }: Settable): boolean => format === 'knockout' || format === 'double knockout'

/** LG-ENT-5 How entrants are numbered at the start. */
function Seeding({ definition, change }: Part) {
  const w = roomWords.leagueSettings
  const ways = (['lot', 'rating', ...(isBracket(definition) ? (['preliminary'] as const) : [])] as const).map(
    (way) => [way, w.seedings[way]] as const,
  )
  // A list is made elsewhere, and cannot be changed here.
  if (definition.seeding === 'list') return null
  return (
    <>
      <ChoiceField label={w.seeding} value={definition.seeding} choices={ways} set={(seeding) => change({ seeding })} />
      {definition.seeding === 'preliminary' && (
        <NumberField label={w.prelim} value={definition.prelim} min={0} max={63} set={(prelim) => change({ prelim })} />
      )}
    </>
  )
}

/** LG-FIX-4, LG-KO-5 */
function Bracket({ definition: { bestOf, third, format }, change }: Part) {
  const w = roomWords.leagueSettings
  const series = ([1, 3, 5] as const).map((games) => [games, w.bestOf(games)] as const)
  return (
    <>
      <ChoiceField label={w.match} value={bestOf} choices={series} set={(games) => change({ bestOf: games })} />
      {format === 'knockout' && <CheckField label={w.third} value={third} set={(isPlayed) => change({ third: isPlayed })} />}
    </>
  )
}

/** LG-KEEP-7 to LG-KEEP-9 */
function Leagues({ definition: { events, exchangeEvery, playoff, again }, change }: Part) {
  const w = roomWords.leagueSettings
  return (
    <>
      <ChoiceField
        label={w.cycles}
        value={events[0]!.rounds === 2 ? 2 : 1}
        choices={([1, 2] as const).map((times) => [times, w.meet(times)] as const)}
        set={(rounds) => change({ events: [{ ...events[0]!, rounds }] })}
      />
      <NumberField label={w.exchangeEvery} value={exchangeEvery} min={0} max={20} set={(every) => change({ exchangeEvery: every })} />
      <ChoiceField
        label={w.playoff}
        value={playoff}
        choices={([0, 2, 4] as const).map((best) => [best, w.best(best)] as const)}
        set={(best) => change({ playoff: best })}
      />
      <ChoiceField
        label={w.again}
        value={again}
        choices={(['keep', 'redraft'] as const).map((how) => [how, w.agains[how]] as const)}
        set={(how) => change({ again: how })}
      />
    </>
  )
}

/** LG-SAL-1, LG-SAL-2 */
function Salary({ definition: { purse, income, auction, bonuses, bonusStock }, change }: Part) {
  const w = roomWords.leagueSettings
  return (
    <>
      <NumberField label={w.purse} value={purse} min={1} max={9999} set={(credits) => change({ purse: credits })} />
      <NumberField label={w.income} value={income} min={0} max={9999} set={(credits) => change({ income: credits })} />
      <ChoiceField
        label={w.auction}
        value={auction}
        choices={(['open', 'sealed'] as const).map((how) => [how, w.auctions[how]] as const)}
        set={(how) => change({ auction: how })}
      />
      {BONUSES.map((bonus) => (
        <CheckField
          key={bonus}
          label={w.sells(keeperWords.auction.bonusNames[bonus])}
          value={bonuses.includes(bonus)}
          set={(isSold) => change({ bonuses: BONUSES.filter((each) => (each === bonus ? isSold : bonuses.includes(each))) })}
        />
      ))}
      <NumberField label={w.bonusStock} value={bonusStock} min={0} max={8} set={(copies) => change({ bonusStock: copies })} />
    </>
  )
}
