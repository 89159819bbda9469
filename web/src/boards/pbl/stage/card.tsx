import type { CardName, Option } from '@robodrome/pbl/page'
import type { CSSProperties, HTMLAttributes } from 'react'
import { Icon } from '../../../kit/icons.tsx'
import { onCard } from '../anchors.ts'
import { CardArt } from '../art/card-art.tsx'
import { reasonOf } from '../chips.ts'
import { words } from '../words/index.ts'
import { anyCard, factOf, spokenCard, statsOf, textOf, printedOn } from './card-facts.ts'
import { onPress } from '../../../kit/use-grid.ts'
import { nameWith, useTable, useTouch, type TouchTarget } from './touch.tsx'
import './card.css'

/**
 * A card as a cell of a grid: the band of its kind, picture, name, text, and the reason why it cannot be used. A tap chooses or enlarges
 * it.
 */
export function CardCell({ name, cell }: { name: CardName; cell: HTMLAttributes<HTMLElement> & { tabIndex: number } }) {
  const { about, props, view, context } = useTable()
  const touch = useTouch(onCard(name), () => about(name))
  const card = anyCard(view, name)
  const reason = touch.cannot?.rule === undefined ? null : reasonOf(context, touch.cannot.option, touch.cannot.rule)
  const line = [factOf(card), textOf(view, card)].filter((part) => part !== '').join('. ')
  // Long texts take the picture's place.
  const wordy = line.length + (reason?.length ?? 0) > ROOM ? ' wordy' : ''
  return (
    <div
      {...cell}
      role="gridcell"
      data-anchor={onCard(name)}
      className={`pb-card ${card.kind}${touch.className}${wordy}`}
      aria-label={nameWith(spokenCard(view, name), touch)}
      aria-selected={touch.chosen !== null}
      title={`${name}. ${printedOn(view, card)}${touch.cannot?.rule === undefined ? '' : ` ${reason} (${touch.cannot.rule})`}`}
      onClick={touch.act}
      onKeyDown={onPress(touch.act)}
    >
      {touch.chosen !== null && <span className="pb-tag">{tagOf(touch)}</span>}
      <span className="pb-kind">{words.cards.kinds[card.kind]}</span>
      {props.asking?.of.includes(onCard(name)) && (
        <span className="pb-bell" role="img" aria-label={words.cards.large.ask}>
          <Icon name="bell" size={13} />
        </span>
      )}
      <CardArt name={name} view={view} />
      <CardTitle name={name} />
      <Stats card={name} />
      <span className="pb-line">{line}</span>
      {touch.cannot?.rule !== undefined && (
        <span className="pb-not">
          {reason} <span className="rule pb-rule">{touch.cannot.rule}</span>
        </span>
      )}
      <button
        type="button"
        className="pb-about"
        tabIndex={cell.tabIndex}
        aria-label={words.stage.about(name)}
        onClick={(event) => (event.stopPropagation(), about(name))}
        disabled={props.showing !== null}
      >
        <Icon name="search" size={13} />
      </button>
    </div>
  )
}

/** How many characters fit below the picture of a card in hand. */
const ROOM = 64

/** On a narrow card, the name shrinks until its longest word fits; only the longest of all may be hyphenated. */
function CardTitle({ name }: { name: CardName }) {
  const divided = name.replace(/(\w{5,})(tion|zer|stern)\b/g, `$1${SOFT_HYPHEN}$2`)
  const longest = Math.max(...divided.split(/[ \-\u00AD]/).map(({ length }) => length))
  return (
    <b className="pb-name" style={{ '--longest': longest } as CSSProperties}>
      {divided}
    </b>
  )
}
const SOFT_HYPHEN = '\u00AD'

/** The use of the chosen card. */
function tagOf({ chosen }: TouchTarget): string {
  const option = chosen?.option
  if (option?.kind === 'throw') return option.as === 'bomb' ? words.stage.tagBomb : words.stage.tagShield
  return (option && TAGS[option.kind]) ?? words.stage.tagTake
}
const TAGS: Readonly<Partial<Record<Option['kind'], string>>> = {
  play: words.stage.tagPlay,
  build: words.stage.tagBuild,
  weld: words.stage.tagBuild,
  challenge: words.stage.tagBuild,
  discard: words.stage.tagDiscard,
}

/** Attack and defense as two small plates. */
export function Stats({ card, attack, defense }: { card?: CardName; attack?: number; defense?: number }) {
  const { view } = useTable()
  const stats = card === undefined ? ([String(attack), String(defense)] as const) : statsOf(anyCard(view, card))
  if (stats === null) return null
  return (
    <span className="pb-stats" aria-hidden="true">
      <b className="attack">{stats[0]}</b>
      <b className="defense">{stats[1]}</b>
    </span>
  )
}
