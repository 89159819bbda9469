import type { RobotId, RobotView, Space, View } from '@robodrome/volt/page'
import type { Event } from '@robodrome/kernel'
import type { BoardProps } from '../board.ts'
import { viewOf } from './model.ts'

/**
 * The view as it was when the event that is shown had just happened. A whole activation comes in one step with the position after it,
 * so what was told later is taken back from there, for the eye only.
 */
export function sceneOf({ snapshot, showing }: Pick<BoardProps, 'snapshot' | 'showing'>): View {
  const view = viewOf(snapshot)
  if (showing === null) return view
  const told = snapshot.events.map(({ event }) => event)
  const at = told.indexOf(showing)
  if (at < 0 || at === told.length - 1) return view
  const scene: View = {
    ...view,
    robots: Object.fromEntries(Object.entries(view.robots).map(([id, robot]) => [id, { ...robot }])) as View['robots'],
    tokens: [...view.tokens],
    mines: view.mines.map((mine) => ({ ...mine })),
  }
  for (let i = told.length - 1; i > at; i--) takeBack(scene, told[i], told.slice(0, i))
  return scene
}

function takeBack(scene: View, event: Event, before: readonly Event[]): void {
  const [from, into, at] = [event['from'], event['into'], event['at']] as Space[]
  const robot = scene.robots[event['robot'] as RobotId] as RobotView | undefined
  if (event.kind === 'push') {
    const piece = scene.robots[event['piece'] as RobotId] as RobotView | undefined
    const mine = scene.mines.find((each) => each.at === into)
    if (piece) piece.at = from!
    else if (mine) mine.at = from!
  }
  if (event.kind === 'token') scene.tokens = scene.tokens.filter((space) => space !== event['space'])
  if (event.kind === 'detonation' && event['source'] === 'MINES') scene.mines.push({ owner: event['by'] as RobotId, at: at! })
  if (event.kind === 'mine') {
    scene.mines = scene.mines.filter((mine) => mine.at !== at)
    if (event['from'] !== null) scene.mines.push({ owner: event['robot'] as RobotId, at: from! })
  }
  if (event.kind === 'minesRemoved')
    scene.mines.push(...(event['at'] as Space[]).map((space) => ({ owner: event['robot'] as RobotId, at: space })))
  if (robot) takeBackRobot(scene, robot, event, before)
}

function takeBackRobot(scene: View, robot: RobotView, event: Event, before: readonly Event[]): void {
  if (event.kind === 'move' || event.kind === 'jump') robot.at = event['from'] as Space
  if (event.kind === 'teleport') {
    robot.at = event['from'] as Space
    scene.robots[event['other'] as RobotId].at = event['into'] as Space
  }
  if (event.kind === 'reboot') robot.at = null
  if (event.kind === 'destroyed') robot.at = event['at'] as Space
  if (event.kind === 'damage') {
    robot.damage = (event['total'] as number) - (event['card'] as number)
    robot.shield -= event['shield'] as number
  }
  if (event.kind === 'repair') {
    const last = before.findLast(({ kind, robot: id }) => kind === 'damage' && id === robot.id)
    if (last) robot.damage = last['total'] as number
  }
  if (event.kind === 'vp') {
    robot.vp = (event['vp'] as number) - 1
    if (event['token'] !== null) scene.tokens.push(event['token'] as Space)
  }
}
