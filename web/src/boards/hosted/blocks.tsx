import type { Block } from '@robodrome/outside'
import { plain } from '@robodrome/phrases'
import { PipDie } from '../../kit/die.tsx'
import { Badge, paint } from '../../kit/seat.tsx'
import { hostedWords as w } from '../../words/hosted.ts'
import { Hand, Piles } from './cards.tsx'
import { Grid } from './grid.tsx'
import { Said } from './said.tsx'
import { seatOf, type BoardProps } from './model.ts'

type Of<K extends Block['kind']> = { block: Extract<Block, { kind: K }>; props: BoardProps }

/** The content of a block, without its title. */
export function Inside({ block, props }: { block: Block; props: BoardProps }) {
  switch (block.kind) {
    case 'dice':
      return <DiceRow block={block} props={props} />
    case 'hand':
      return <Hand block={block} props={props} />
    case 'piles':
      return <Piles block={block} props={props} />
    case 'grid':
      return <Grid block={block} props={props} />
    case 'track':
      return <Track block={block} props={props} />
    case 'counters':
      return <Counters block={block} props={props} />
    case 'text':
      return (
        <p className="hb-text">
          <Said phrase={block.text} props={props} />
        </p>
      )
    case 'drawing':
      return <pre className="hb-drawing">{block.lines.join('\n')}</pre>
  }
}

const isPips = (face: number): boolean => Number.isInteger(face) && face >= 1 && face <= 6

const DiceRow = ({ block: { dice } }: Of<'dice'>) => (
  <ul className="hb-dice">
    {dice.map(({ face, mark = false }, i) => (
      <li key={i} className={mark ? 'marked' : ''}>
        {face === null ? (
          <span className="hb-cup" role="img" aria-label={w.hiddenDie} />
        ) : isPips(face) ? (
          <PipDie value={face} label={w.die(String(face), mark)} />
        ) : (
          <span className="hb-number" role="img" aria-label={w.die(String(face), mark)}>
            {face}
          </span>
        )}
      </li>
    ))}
  </ul>
)

const Track = ({ block: { length, marks }, props }: Of<'track'>) => (
  <ol className="hb-track">
    {Array.from({ length }, (_, at) => {
      const here = marks.filter((mark) => mark.at === at)
      return (
        <li key={at} aria-label={w.at(at, here.length === 0 ? w.empty : here.map(({ text }) => plain(text, props.reader)).join(', '))}>
          <small aria-hidden="true">{at}</small>
          {here.map(({ seat, text }, i) =>
            seat === undefined ? (
              <span key={i} aria-hidden="true">
                <Said phrase={text} props={props} />
              </span>
            ) : (
              <Badge key={i} seat={seat} size={22} named={false} />
            ),
          )}
        </li>
      )
    })}
  </ol>
)

const Counters = ({ block: { counters }, props }: Of<'counters'>) => (
  <dl className="hb-counters">
    {counters.map(({ title, value, of }, i) => (
      <div key={i}>
        <dt>
          <Said phrase={title} props={props} />
        </dt>
        <dd className="tabular">
          <b>{value}</b>
          {of !== undefined && <small>/{of}</small>}
          {of !== undefined && of > 0 && <i className="hb-meter" style={{ width: `${Math.min(100, (100 * value) / of)}%` }} />}
        </dd>
      </div>
    ))}
  </dl>
)

/**
 * What belongs to a player, in the player's paint and under the player's name. A player may have several such blocks, each with a title of
 * its own.
 */
export function Mat({ block, props, own }: { block: Block; props: BoardProps; own: boolean }) {
  const seat = seatOf(block) ?? 0
  const state = props.snapshot.seats[seat]
  const turn = props.snapshot.asked.includes(seat)
  return (
    <section
      className={`hb-mat ${paint(seat)}${own ? ' own' : ''}${turn ? ' act' : ''}${state?.left ? ' out' : ''}`}
      aria-label={'title' in block ? w.at(props.nameOf(seat), plain(block.title, props.reader)) : props.nameOf(seat)}
    >
      <h3>
        <Badge seat={seat} size={20} named={false} />
        <span className="ellipsis">{props.nameOf(seat)}</span>
      </h3>
      <Inside block={block} props={props} />
    </section>
  )
}
