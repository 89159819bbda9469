import type { Block } from '@robodrome/outside'
import { Zoom } from '../../kit/zoom.tsx'
import { arranged, blocksOf, seatOf, type BoardProps, type Group } from './model.ts'
import { Inside, Mat } from './blocks.tsx'
import { Said } from './said.tsx'

/** The view as blocks: first those in the middle, then those of the players, each group under its title. */
export function Stage(props: BoardProps) {
  const { middle, groups } = arranged(blocksOf(props.snapshot.view))
  return (
    <Zoom className="hb-stage">
      <div className="hb-board">
        {middle.length > 0 && (
          <div className="hb-middle">
            {middle.map((block, i) => (
              <Middle key={i} block={block} props={props} />
            ))}
          </div>
        )}
        {groups.map((group, i) => (
          <Players key={group.key} group={group} first={i === 0} props={props} />
        ))}
      </div>
    </Zoom>
  )
}

const Middle = ({ block, props }: { block: Block; props: BoardProps }) => (
  <section className={`hb-block of-${block.kind}`}>
    {block.kind !== 'drawing' && (
      <h2>
        <Said phrase={block.title} props={props} />
      </h2>
    )}
    <Inside block={block} props={props} />
  </section>
)

/** The viewing player comes last, nearest to the reader. */
function Players({ group: { title, blocks }, first, props }: { group: Group; first: boolean; props: BoardProps }) {
  const own = blocks.filter((block) => seatOf(block) === props.seat)
  const others = blocks.filter((block) => seatOf(block) !== props.seat)
  return (
    <section className={first ? 'hb-players first' : 'hb-players'} data-count={blocks.length}>
      <h2>{'title' in title && <Said phrase={title.title as never} props={props} />}</h2>
      <div className="hb-mats">
        {[...others, ...own].map((block, i) => (
          <Mat key={i} block={block} props={props} own={own.includes(block)} />
        ))}
      </div>
    </section>
  )
}
