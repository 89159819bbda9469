import type { Seat } from '@robodrome/kernel'
import type { Advice } from '@robodrome/minds'
import type { Snapshot } from '@robodrome/table'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { BoardModule, BoardProps } from '../boards/board.ts'
import { gameName } from '../boards/faces.ts'
import { Loading } from '../frame/covers.tsx'
import { playOnCopy } from '../frame/after/again.ts'
import { People } from '../frame/people.tsx'
import { PromptBar } from '../frame/prompt-bar.tsx'
import { useAnswers } from '../frame/use-answers.ts'
import { useChoice } from '../frame/use-choice.ts'
import { Alert } from '../kit/alert.tsx'
import { Button } from '../kit/button.tsx'
import { wholePercent } from '../kit/odds.ts'
import { Icon } from '../kit/icons.tsx'
import { useKeys } from '../kit/use-keys.ts'
import { WayBack } from '../kit/way-back.tsx'
import type { LocalLink } from '../table/local-link.ts'
import type { Saved } from '@robodrome/table'
import { studyWords } from '../words/study.ts'
import { reviewWords } from '../words/review.ts'
import { words } from '../words/index.ts'
import { chosenIn, type StudyLine } from '../study/study.ts'
import { AiView } from './ai-view.tsx'
import { branched, changed, movesOf, undone, type Lines } from './lines.ts'
import '../frame/table.css'
import '../frame/top-bar.css'
import '../boards/around.ts'
import './review.css'
import './analysis.css'
import './bar.css'

const w = reviewWords.analysis
const nothing = (): void => {}

interface Props {
  link: LocalLink
  board: BoardModule
  seat: Seat
  back: string
  /** Redeals everything that the seat cannot know, at random. */
  dealAnew(): void
  /** The move that the seat made here in the battle. */
  played: string | null
  /** Makes a chapter of a study from the lines. Resolves to true if there was room for it; null if no study is possible. */
  share: ((lines: readonly StudyLine[]) => Promise<boolean>) | null
}

/**
 * A position to try moves in, with lines and branches, and the AI's opinion of every choice. The reader moves for every seat that must
 * choose.
 */
export function Analysis(props: Props) {
  const { snapshot } = useSyncExternalStore(props.link.subscribe, props.link.state)
  return snapshot === null ? <Loading /> : <Open {...props} now={snapshot} />
}

function Open({ link, board, seat: whose, back, dealAnew, played, share, now }: Props & { now: Snapshot }) {
  const chance = link.state().chances.at(-1)?.chances[whose] ?? null
  const [lines, setLines] = useState<Lines>(() => ({ base: link.here.steps.length, all: [{ steps: link.here.steps, chance }], open: 0 }))
  const [isTooLarge, setTooLarge] = useState(false)
  const { seat } = now
  useEffect(() => {
    setLines((before) => changed(before, { steps: link.here.steps, chance }))
  }, [link, now, chance])
  // Switches to the view of a seat that must choose.
  const next = seat !== null && now.asked.includes(seat) ? null : (now.asked[0] ?? null)
  useEffect(() => {
    if (next !== null) void link.look(next)
  }, [link, next])
  const nameOf = (of: Seat): string => now.seats[of]?.name ?? words.seat(of)
  const reader = useMemo(() => ({ own: [], nameOf }), [now.seats])
  const answers = useAnswers(link, board, now)
  const choice = useChoice(link, now, nothing)
  const prompt = useMemo(() => {
    const { chips, ...rest } = board.prompt({ snapshot: now, seat, answers, nameOf })
    return { ...rest, chips: chips.filter(({ forbidden }) => !forbidden) }
  }, [board, now, seat, answers])
  const titleOf = (text: string): string => prompt.chips.find((chip) => chip.text === text)?.title ?? board.nameMove(text) ?? text
  const advice = useAdvice(link, now)
  const turnTo = (to: Lines): void => {
    setLines(to)
    void link.turnTo({ ...link.here, steps: [...to.all[to.open]!.steps] })
  }
  const open = (at: number): void => {
    if (at < lines.all.length) turnTo({ ...lines, open: at })
  }
  const branch = (): void => setLines(branched)
  const undo = (): void => {
    const steps = undone(lines)
    if (steps !== lines.all[lines.open]!.steps) turnTo(changed(lines, { steps, chance: null }))
  }
  const best = advice?.best[0]
  const follow = (): void => {
    if (best !== undefined && seat !== null) void link.choose(seat, best)
  }
  const shareLines = async (to: NonNullable<Props['share']>): Promise<void> => {
    const all = lines.all.map((line) => ({ text: '', steps: chosenIn(line.steps.slice(lines.base)) }))
    setTooLarge(!(await to(all).catch(() => false)))
  }
  const playOut = async (): Promise<void> => {
    const copy = (await link.ask('copy', null)) as Saved
    await playOnCopy({ ...now, own: [whose] }, copy)
  }
  useKeys({
    n: branch,
    u: undo,
    g: follow,
    d: dealAnew,
    ...Object.fromEntries(lines.all.map((_, i) => [String(i + 1), () => open(i)])),
  })
  const props: BoardProps = {
    snapshot: now,
    seat,
    shown: 0,
    told: [],
    showing: null,
    tumbling: false,
    answers,
    chosen: choice.chosen,
    select: choice.select,
    confirm: choice.confirm,
    explain: nothing,
    breakdown: nothing,
    nameOf,
    reader,
  }
  return (
    <div className={`table analysing game-${now.game}`} data-seq={now.seq} data-settled={choice.asked || undefined}>
      <header className="top">
        <WayBack to={back} label={w.back} />
        <div className="titles">
          <h1>{w.title}</h1>
          <span className="ellipsis">
            {gameName(now.game)} · {board.headline({ snapshot: now, seat, nameOf })}
          </span>
        </div>
        {share && (
          <Button look="ghost" onClick={() => void shareLines(share)}>
            <Icon name="link" size={16} />
            {w.share}
          </Button>
        )}
        <Button look="ghost" onClick={dealAnew}>
          {w.dealAnew}
        </Button>
      </header>
      <main className="analysis-lay">
        <section className="panel analysis-lines" aria-label={w.lines}>
          <h2 className="label">{w.lines}</h2>
          <ol>
            {lines.all.map((line, i) => (
              <li key={i}>
                <button type="button" className="analysis-row" aria-pressed={i === lines.open} onClick={() => open(i)}>
                  <b>{w.line(i + 1)}</b>
                  <b className="tabular">{line.chance === null ? '' : wholePercent(line.chance)}</b>
                  <small>
                    {movesOf(line)
                      .slice(-3)
                      .map((text) => board.nameMove(text) ?? text)
                      .join(', ') || w.fromHere}
                  </small>
                </button>
              </li>
            ))}
          </ol>
          <Button onClick={branch}>{w.branch}</Button>
          <Button look="ghost" aria-disabled={undone(lines) === lines.all[lines.open]!.steps} onClick={undo}>
            {w.undo}
          </Button>
          <Button look="ghost" aria-disabled={now.phase === 'over'} onClick={() => void playOut()}>
            {w.playOut}
          </Button>
          {isTooLarge && <Alert>{studyWords.tooLarge}</Alert>}
          <p>{w.note}</p>
        </section>
        <section className="review-mid" aria-label={words.table.arena}>
          <div className="peoplew">
            <People board={board} props={props} openDesk={nothing} />
          </div>
          <div className="stage">
            <board.Stage {...props} />
          </div>
        </section>
        <AiView
          advice={advice}
          isAsked={choice.asked}
          chance={chance}
          name={nameOf(whose)}
          titleOf={titleOf}
          take={choice.confirm}
          follow={follow}
          played={link.here.steps.length === lines.base && seat === whose ? played : null}
          whyWorse={(text) => link.hintWhy(best!, text)}
        />
      </main>
      {choice.asked ? (
        <PromptBar
          prompt={prompt}
          chosen={choice.chosen}
          pending={null}
          notice={choice.notice}
          undo={null}
          barred={null}
          select={choice.select}
          confirm={choice.confirm}
          takeBack={undo}
          whyNot={nothing}
          explain={nothing}
          hint={null}
          picker={board.Picker && <board.Picker {...props} />}
          step={now.seq}
          shown={0}
        />
      ) : (
        <section className="review-bar" aria-label={words.table.decision}>
          <h2>{now.phase === 'over' ? w.over : words.table.loading}</h2>
        </section>
      )}
    </div>
  )
}

/** The AI's judgement of this question; undefined while it is thinking. */
function useAdvice(link: LocalLink, now: Snapshot): Advice | null | undefined {
  const [found, setFound] = useState<{ of: Snapshot; advice: Advice | null } | null>(null)
  const isAsked = now.seat !== null && now.asked.includes(now.seat)
  useEffect(() => {
    if (!isAsked) return
    let isLeft = false
    const timer = setTimeout(() => {
      link.hint().then(
        (advice) => isLeft || setFound({ of: now, advice }),
        () => isLeft || setFound({ of: now, advice: null }),
      )
    }, PAUSE)
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [link, now, isAsked])
  return found?.of === now ? found.advice : undefined
}

/** How long the AI waits, in milliseconds, so that the board's own questions are answered first. */
const PAUSE = 120
