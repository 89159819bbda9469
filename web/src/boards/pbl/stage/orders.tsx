import { saidOf } from '../chips.ts'
import { words } from '../words/index.ts'
import { useTable } from './touch.tsx'

/** Orders next to the question: passing for a span, or being asked again. */
export function Orders() {
  const { context, props } = useTable()
  const orders = props.snapshot.asides.filter(({ option }) => option.kind === 'order')
  if (orders.length === 0 || props.showing !== null) return null
  return (
    <div className="pb-orders" role="group" aria-label={words.stage.orders}>
      {orders.map(({ text, option }) => {
        const { title, effect } = saidOf(context, option)
        return (
          <button key={text} type="button" className="pill" title={effect} onClick={() => props.confirm(text)}>
            {title}
          </button>
        )
      })}
    </div>
  )
}
