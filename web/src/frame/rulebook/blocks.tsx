import { use, useEffect, useRef, type ReactNode } from 'react'
import type { Block, Table, RichText } from '@robodrome/rulebook'
import { words } from '../../words/index.ts'
import { UnderRules } from './under.ts'

const TAGS = { strong: 'b', emphasis: 'em', code: 'code' } as const

const Marked = ({ text }: { text: RichText }) =>
  text.map(({ kind, text: part }, i) => {
    if (kind === 'plain') return part
    const Tag = TAGS[kind]
    return <Tag key={i}>{part}</Tag>
  })

/** Highlights the rule at which the rulebook is opened, and scrolls to it. */
function useHit<E extends HTMLElement>(isHit: boolean) {
  const ref = useRef<E>(null)
  useEffect(() => {
    if (isHit) ref.current?.scrollIntoView({ block: 'center' })
  }, [isHit])
  return { ref, ...(isHit && { className: 'hit', 'aria-current': 'true' as const }) }
}

const isAt = (at: string | null, id: string | null): boolean => id !== null && id === at

const Id = ({ id }: { id: string | null }) => (id === null ? null : <span className="rule-id">{id}</span>)

function useUnder(id: string | null): ReactNode {
  const under = use(UnderRules)
  return id === null ? null : under(id)
}

function Paragraph({ id, text, at }: { id: string | null; text: RichText; at: string | null }) {
  return (
    <>
      <p {...useHit<HTMLParagraphElement>(isAt(at, id))}>
        <Marked text={text} /> <Id id={id} />
      </p>
      {useUnder(id)}
    </>
  )
}

function Item({ id, text, at }: { id: string | null; text: RichText; at: string | null }) {
  return (
    <li {...useHit<HTMLLIElement>(isAt(at, id))}>
      <p>
        <Marked text={text} /> <Id id={id} />
      </p>
      {useUnder(id)}
    </li>
  )
}

/** Content below a rule gets a row of its own, because a column is too narrow for a board. */
function Row({ id, cells, at, withIds }: { id: string | null; cells: readonly RichText[]; at: string | null; withIds: boolean }) {
  const under = useUnder(id)
  return (
    <>
      <tr {...useHit<HTMLTableRowElement>(isAt(at, id))}>
        {withIds && (
          <th scope="row">
            <Id id={id} />
          </th>
        )}
        {cells.map((cell, i) => (
          <td key={i}>
            <Marked text={cell} />
          </td>
        ))}
      </tr>
      {under !== null && (
        <tr className="rule-under">
          <td colSpan={cells.length + (withIds ? 1 : 0)}>{under}</td>
        </tr>
      )}
    </>
  )
}

function RuleTable({ table: { head, rows }, at }: { table: Table; at: string | null }) {
  const withIds = rows.some(({ id }) => id !== null)
  return (
    <div className="rule-table" tabIndex={0} role="group" aria-label={words.rules.table}>
      <table>
        <thead>
          <tr>
            {withIds && <th scope="col">{words.rules.id}</th>}
            {head.map((cell, i) => (
              <th key={i} scope="col">
                <Marked text={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <Row key={row.id ?? i} {...row} at={at} withIds={withIds} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A paragraph, a list or a table of the rulebook. */
export function BlockOfRules({ block, at }: { block: Block; at: string | null }) {
  if (block.kind === 'paragraph') return <Paragraph {...block} at={at} />
  if (block.kind === 'table') return <RuleTable table={block} at={at} />
  const List = block.ordered ? 'ol' : 'ul'
  return (
    <List>
      {block.items.map((item, i) => (
        <Item key={item.id ?? i} {...item} at={at} />
      ))}
    </List>
  )
}
