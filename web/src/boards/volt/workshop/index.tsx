import { useState } from 'react'
import { Button } from '../../../kit/button.tsx'
import { isBetweenBouts, questionIn, viewOf, type BoardProps } from '../model.ts'
import { words } from '../words/index.ts'
import { Decks } from './decks.tsx'
import { LoadOut } from './load-out.tsx'
import { Standings } from './standings.tsx'

type Place = 'decks' | 'loadOut' | 'standings' | 'between'

/** Questions and events that have a screen of their own in place of the arena; null if the arena is shown. */
export function workshopOf({ snapshot, showing }: Pick<BoardProps, 'snapshot' | 'showing'>): Place | null {
  if (snapshot.view === null) return null
  if (showing !== null) return placeOf(showing, viewOf(snapshot).round)
  const kind = questionIn(snapshot)?.kind
  if (kind === 'loadOut') return 'loadOut'
  if (kind === 'deck') return 'decks'
  if (kind !== 'firstDeck') return null
  return isBetweenBouts(snapshot) ? 'between' : 'decks'
}

/** The screen for an event: the standings for a new champion and the next bout, the decks for the first draws. */
function placeOf(event: NonNullable<BoardProps['showing']>, round: number): Place | null {
  if (event.kind === 'champion' || (event.kind === 'bout' && event.bout > 1)) return 'standings'
  if (event.kind === 'load-outs') return 'loadOut'
  return event.kind === 'decks' || (event.kind === 'draw' && round === 0) ? 'decks' : null
}

/** Where modules are drawn and equipped, with the state of a championship. */
export function Workshop({ at, ...props }: BoardProps & { at: Place }) {
  if (at === 'loadOut') return <LoadOut {...props} />
  if (at === 'standings') return <Standings {...props} />
  return at === 'between' ? <Between key={viewOf(props.snapshot).bout} {...props} /> : <Decks {...props} />
}

/** After a bout, the standings come first; the next decks are one tap away, and so is the way back. */
function Between(props: BoardProps) {
  const [decks, setDecks] = useState(false)
  const way = <Button onClick={() => setDecks(!decks)}>{decks ? words.workshop.toStandings : words.workshop.toDecks}</Button>
  return decks || props.chosen !== null ? <Decks {...props} way={way} /> : <Standings {...props} way={way} />
}
