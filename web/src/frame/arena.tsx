import type { Snapshot } from '@robodrome/table'
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import type { BoardModule, BoardProps, Breakdown } from '../boards/board.ts'
import { BreakdownPopover } from '../kit/breakdown.tsx'
import { LongPress } from '../kit/long-press.tsx'
import type { TableLink } from '../table/link.ts'
import { gameName, words } from '../words/index.ts'
import { After } from './after/after.tsx'
import { Announcer } from './announcer.tsx'
import { Coach } from './coach.tsx'
import { Decision } from './decision.tsx'
import { Log } from './log.tsx'
import { Panels, type Panel } from './panels.tsx'
import { SinceYouLooked } from './since.tsx'
import { TableClock, TopBar } from './top-bar.tsx'
import { useAnswers } from './use-answers.ts'
import { useChoice } from './use-choice.ts'
import { useReader } from './use-reader.ts'
import { useMoment, useReplay } from './use-replay.ts'
import { useStage } from './use-stage.ts'
import { useSteady } from './use-steady.ts'
import { useTableKeys } from './use-table-keys.ts'
import { useTools } from './use-tools.ts'
import { PlayersZone, StageZone } from './zones.tsx'
import './table.css'
import './around/aimbots.css'
import './around/gekido.css'
import './around/pbl.css'
import './around/volt.css'

/** A table that is played: its zones, the prompt, and what opens over them. */
export function Arena({ link, board, snapshot }: { link: TableLink; board: BoardModule; snapshot: Snapshot }) {
  const { told, status, pending } = useSyncExternalStore(link.subscribe, link.state)
  const [panel, setPanel] = useState<Panel | null>(null)
  const [number, setNumber] = useState<{ of: Breakdown; beside: Element } | null>(null)
  const { seat } = snapshot
  const reader = useReader(snapshot)
  const { nameOf } = reader
  const stage = useStage(link, board)
  const replay = useReplay(link, board)
  const moment = useMoment(snapshot, replay, board)
  const answers = useAnswers(link, board, snapshot)
  const asking = useMemo(() => board.prompt({ snapshot, seat, answers, nameOf }), [board, snapshot, seat, answers, nameOf])
  const choice = useChoice(link, snapshot, asking, replay.live)
  const { asked, chosen, select, confirm } = choice
  const prompt = useSteady(asking, snapshot.seq, chosen !== null)
  const { tools, mute } = useTools(setPanel, link.kind === 'online')
  const explain = useCallback((rule: string) => setPanel({ kind: 'rules', rule }), [])
  const breakdown = useCallback((of: Breakdown, beside: Element) => setNumber({ of, beside }), [])
  useTableKeys({
    link,
    snapshot,
    prompt,
    choice,
    replay,
    show: setPanel,
    mute,
    closeNumber: () => {
      setNumber(null)
      return number !== null
    },
  })

  const props: BoardProps = { snapshot, seat, showing: null, answers, chosen, select, confirm, explain, breakdown, nameOf, reader }
  const onStage: BoardProps = { ...props, ...(moment ?? (stage.behind && stage.snapshot ? behindScene(stage, snapshot, asked) : {})) }
  const people: BoardProps = { ...onStage, snapshot: { ...onStage.snapshot, asked: (moment?.snapshot ?? snapshot).asked } }
  const log = { board, told, seat, reader, explain, breakdown, watch: replay.watchEvent }
  // Nothing changes any more until this seat decides: no program is asked besides, all that happened was shown, no move is on its way.
  const settled = asked && !stage.behind && pending === null && snapshot.asked.every((each) => snapshot.seats[each]?.kind !== 'mind')
  return (
    <div className={`table game-${snapshot.game}`} data-seq={snapshot.seq} data-settled={settled || undefined}>
      <TopBar
        title={gameName(snapshot.game)}
        line={board.headline({ snapshot, seat, nameOf })}
        steps={board.steps(onStage.snapshot)}
        clock={<TableClock link={link} snapshot={snapshot} explain={() => setPanel({ kind: 'practice' })} />}
        tools={tools}
        menu={() => setPanel({ kind: 'menu' })}
      />
      <main className="lay">
        <PlayersZone link={link} board={board} props={people} told={told} replay={replay} openDesk={() => setPanel({ kind: 'desk' })} />
        <StageZone board={board} props={onStage} replay={replay} behind={stage.behind} skip={stage.skip} />
        <section className="desk" aria-label={words.table.panel}>
          <board.Desk {...onStage} />
          <div className="panel logp">
            <Log {...log} />
          </div>
        </section>
      </main>
      <Coach board={board} snapshot={snapshot} told={told} link={link} asked={asked && replay.at === null} watch={replay.watchEvent} />
      <Decision
        link={link}
        board={board}
        prompt={prompt}
        snapshot={snapshot}
        status={status}
        nameOf={nameOf}
        choice={choice}
        explain={explain}
        showAfter={() => setPanel({ kind: 'after' })}
        picker={board.Picker && <board.Picker {...props} />}
      />
      {number && <BreakdownPopover {...number} explain={explain} onClose={() => setNumber(null)} />}
      <Panels panel={panel} show={setPanel} link={link} board={board} props={onStage} log={log} tools={tools} />
      <After
        link={link}
        board={board}
        snapshot={snapshot}
        nameOf={nameOf}
        replay={replay}
        open={panel?.kind === 'after'}
        show={(open) => setPanel(open ? { kind: 'after' } : null)}
        explain={explain}
        behind={stage.behind}
      />
      <SinceYouLooked link={link} board={board} snapshot={snapshot} reader={reader} watch={replay.watchEvent} />
      <LongPress />
      <Announcer link={link} board={board} reader={reader} decision={asked ? prompt.question : ''} />
    </div>
  )
}

/** What is shown while the stage catches up; the decision does not wait for it. */
function behindScene(stage: ReturnType<typeof useStage>, now: Snapshot, asked: boolean): Partial<BoardProps> {
  const snapshot = { ...stage.snapshot!, options: asked ? now.options : [], refusals: asked ? now.refusals : [] }
  return { snapshot, showing: stage.showing }
}
