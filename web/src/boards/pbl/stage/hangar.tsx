import { type CardName, cardOf, crewOf, type Hangar as HangarCard, type SideId, type SideView, type View } from '@robodrome/pbl/page'
import type { ReactNode } from 'react'
import { onPress, useGrid } from '../../../kit/use-grid.ts'
import { onBomb, onCard, onSide, openAt, type Anchor } from '../anchors.ts'
import { PipDie } from '../../../kit/die.tsx'
import { inTheBar } from '../chips.ts'
import { hangarOf, ownSide, spacesOf } from '../model.ts'
import { words } from '../words/index.ts'
import { Stats } from './card.tsx'
import { nameWith, touchAt, useTable } from './touch.tsx'
import { printedOn } from './card-facts.ts'
import './hangar.css'

const says = words.stage

/** An item in the hangar: its name, its anchor, its picture. */
interface Thing {
  key: string
  name: string
  anchor: Anchor
  card?: CardName
  seen: ReactNode
  empty?: true
}

/** A robot's hangar, crew, storage bombs and free spaces, in a row. */
export function Hangar({ side: id }: { side: SideId }) {
  const table = useTable()
  const { view, context, spots, about } = table
  const side = view.sides[id]!
  const things = [...(spots.has(onSide(id)) ? [wholeRobot(side, id)] : []), ...thingsOf(view, side, id === ownSide(view))]
  const can = (i: number): boolean => things[i] !== undefined && openAt(spots, things[i].anchor).length > 0
  const needed = things.some(({ anchor }) => openAt(spots, anchor).some(({ option }) => !inTheBar(context, option)))
  const first = Math.max(
    0,
    things.findIndex((_thing, i) => can(i)),
  )
  const { grid, onKeyDown, cell } = useGrid(1, things.length, [0, first], (_row, column) => can(column))
  return (
    <div
      ref={grid}
      className={`pb-hangar${needed ? ' needed' : ''}`}
      role="grid"
      aria-label={says.crewOf(side.robot)}
      onKeyDown={onKeyDown}
    >
      <div role="row">
        {things.map(({ key, name, anchor, card, seen, empty }, i) => {
          const touch = touchAt(table, anchor, () => card !== undefined && about(card))
          return (
            <div
              key={key}
              role="gridcell"
              {...cell(0, i)}
              className={`pb-hg${empty ? ' free' : ''}${touch.className}`}
              aria-label={nameWith(name, touch)}
              title={card === undefined ? touch.told : [printedOn(view, cardOf(view, card)), touch.told].join(' ')}
              onClick={touch.act}
              onKeyDown={onPress(touch.act)}
            >
              {seen}
            </div>
          )
        })}
      </div>
    </div>
  )
}

const wholeRobot = (side: SideView, id: SideId): Thing => ({
  key: 'robot',
  name: says.aimAt(side.robot),
  anchor: onSide(id),
  seen: says.wholeRobot,
})

function thingsOf(view: View, side: SideView, own: boolean): Thing[] {
  const hangar = hangarOf(side)
  const free = Math.max(0, spacesOf(view, side) - side.crew.length - side.bombs.length)
  return [
    hangar === undefined ? { key: 'none', name: says.noHangar, anchor: '', seen: says.noHangar, empty: true } : hangarThing(view, hangar),
    ...side.crew.map((name) => crewThing(view, name)),
    // A value is an anchor only on the reader's own side, because nobody chooses among another side's bombs.
    ...side.bombs.map((value, i): Thing => ({
      key: `bomb ${i}`,
      name: says.storageBomb(value),
      anchor: own ? onBomb(value) : '',
      seen: (
        <>
          <PipDie value={value} />
          {says.storage}
        </>
      ),
    })),
    ...Array.from({ length: free }, (_, i): Thing => ({
      key: `free ${i}`,
      name: says.freeSpace,
      anchor: '',
      seen: says.free,
      empty: true,
    })),
  ]
}

function hangarThing(view: View, name: CardName): Thing {
  const { level, spaces, attack, defense } = cardOf(view, name) as HangarCard
  return {
    key: name,
    name: says.hangarCard(name, level, spaces, attack, defense),
    anchor: onCard(name),
    card: name,
    seen: (
      <>
        <b>{name}</b>
        <Stats card={name} />
      </>
    ),
  }
}

function crewThing(view: View, name: CardName): Thing {
  const { skill, attack, defense } = crewOf(view, name)
  return {
    key: name,
    name: says.crewCard(name, skill, attack, defense),
    anchor: onCard(name),
    card: name,
    seen: (
      <>
        {name}
        <Stats card={name} />
      </>
    ),
  }
}
