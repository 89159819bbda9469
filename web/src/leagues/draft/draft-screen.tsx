import { allPicks, type EntrantId, type Phase } from '@robodrome/leagues'
import { useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { roomWords } from '../../words/league-rooms.ts'
import { keeperWords } from '../../words/keepers.ts'
import { Countdown } from '../clock.tsx'
import { Fault, useAttempt } from '../fault.tsx'
import { Head } from '../head.tsx'
import { calledIn, type League } from '../league.ts'
import { CardFace, Pool } from '../pool.tsx'
import { useCards } from '../use-cards.ts'
import { Board } from './board.tsx'
import { Five } from './five.tsx'
import { PickRibbon } from './pick-ribbon.tsx'
import { WishList } from './wish-list.tsx'
import './draft.css'

/** Phones show one part of the draft at a time; larger screens show all of them. */
const TABS = ['pool', 'board', 'five', 'list'] as const
type Tab = (typeof TABS)[number]

/** The snake draft of keepers: the board of all picks, the free cards, the reader's five and list, and one question. */
export function DraftScreen({ league }: { league: League }) {
  const { view, act } = league
  const { state } = view
  const phase = state.phase as Extract<Phase, { kind: 'draft' }>
  const w = keeperWords.draft
  const { attempt, fault, isBusy } = useAttempt()
  const [touched, setTouched] = useState<string | null>(null)
  const [tab, setTab] = useState<Tab>('pool')
  const me = view.own[0]
  const free = useCards().filter((card) => !state.holdings.some(({ keepers }) => keepers.some((each) => each.card === card)))
  const wishes = me === undefined ? [] : (state.holdings[me]?.wishes ?? [])
  const question = view.questions.find(({ kind }) => kind === 'keeper')
  const freeWishes = wishes.filter((card) => free.includes(card))
  const chosen = touched !== null && free.includes(touched) ? touched : (freeWishes[0] ?? null)
  const asked = phase.picks.find((each) => state.entrants[each]!.out === null)
  const all = allPicks(state, phase.order).length
  const number = all - phase.picks.length + 1
  const toggle = (card: string): void => {
    if (me === undefined) return
    const cards = wishes.includes(card) ? wishes.filter((each) => each !== card) : [...wishes, card]
    attempt(() => act({ kind: 'wished', entrant: me, cards }))
  }
  const take = (card: string): void =>
    attempt(async () => {
      await act({ kind: 'picked', entrant: me!, card })
      setTouched(null)
    })
  return (
    <div className="league-page lg-draft">
      <Head league={league} detail={w.pick(number, all)} />
      <main>
        <PickRibbon view={view} phase={phase} />
        <div className="lg-draft-tabs" role="group" aria-label={w.parts}>
          {TABS.filter((each) => me !== undefined || each === 'pool' || each === 'board').map((each) => (
            <button key={each} type="button" aria-pressed={tab === each} onClick={() => setTab(each)}>
              {w.tabs[each]} {each === 'pool' && free.length}
            </button>
          ))}
        </div>
        <div className="lg-draft-grid" data-settled={number} data-tab={tab}>
          <Board view={view} phase={phase} />
          {me !== undefined && (
            <aside className="lg-draft-side">
              {chosen !== null && (
                <section className="panel lg-large">
                  <CardFace card={chosen} />
                </section>
              )}
              <Five
                cards={state.holdings[me]?.keepers.map(({ card }) => card) ?? []}
                proposed={question ? chosen : null}
                picks={phase.picks.flatMap((each, i) => (each === me ? [number + i] : []))}
              />
              <WishList
                view={view}
                wishes={wishes}
                free={free}
                change={(cards) => attempt(() => act({ kind: 'wished', entrant: me, cards }))}
              />
            </aside>
          )}
          <Pool
            cards={free}
            chosen={question ? chosen : null}
            choose={setTouched}
            canChoose={question !== undefined}
            first={chosen}
            {...(me !== undefined && { listed: wishes, toggle })}
          />
        </div>
      </main>
      <footer className={question ? 'lg-prompt mine' : 'lg-prompt'}>
        <div className="grow">
          <b>{question ? w.ask(number) : asked === undefined ? '' : w.waits(calledIn(view, asked))}</b>
          <span>{question ? w.starts : waiting(phase, me)}</span>
          <Fault fault={fault} />
        </div>
        {question &&
          freeWishes.slice(0, 3).map((card, i) => (
            <button key={card} type="button" className={card === chosen ? 'lg-chip on' : 'lg-chip'} onClick={() => setTouched(card)}>
              <b>{card}</b>
              <span>{w.fromList(i + 1)}</span>
            </button>
          ))}
        {view.answerBy !== null && <Countdown until={view.answerBy} now={view.now} />}
        {question && (
          <Button look="signal" disabled={chosen === null || isBusy} onClick={() => chosen !== null && take(chosen)}>
            {chosen === null ? w.touch : w.take(chosen)}
          </Button>
        )}
      </footer>
    </div>
  )
}

/** The number of picks before the reader's. */
function waiting({ picks }: Extract<Phase, { kind: 'draft' }>, me: EntrantId | undefined): string {
  const at = me === undefined ? -1 : picks.indexOf(me)
  return me === undefined ? roomWords.season.watching : at < 0 ? keeperWords.draft.noMore : keeperWords.draft.until(at - 1 < 0 ? 0 : at - 1)
}
