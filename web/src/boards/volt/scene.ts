import type { RobotView, Space, View } from '@robodrome/volt/page'
import { viewOf, type BoardProps, type Told } from './model.ts'

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
    robots: { ...view.robots },
    tokens: [...view.tokens],
    mines: view.mines.map((mine) => ({ ...mine })),
  }
  for (const id of view.order) scene.robots[id] = { ...view.robots[id] }
  for (let i = told.length - 1; i > at; i--) takeBack(scene, told[i]!, told.slice(0, i))
  return scene
}

function takeBack(scene: View, event: Told, before: readonly Told[]): void {
  if (event.kind === 'push') {
    const mine = scene.mines.find((each) => each.at === event.into)
    if (event.piece !== 'mine') scene.robots[event.piece].at = event.from
    else if (mine) mine.at = event.from
  }
  if (event.kind === 'token') scene.tokens = scene.tokens.filter((space) => space !== event.space)
  if (event.kind === 'detonation' && event.source === 'MINES') scene.mines.push({ owner: event.by, at: event.at })
  if (event.kind === 'mine') {
    scene.mines = scene.mines.filter((mine) => mine.at !== event.at)
    if (event.from !== null) scene.mines.push({ owner: event.robot, at: event.from })
  }
  if (event.kind === 'minesRemoved') scene.mines.push(...event.at.map((space: Space) => ({ owner: event.robot, at: space })))
  if ('robot' in event && scene.robots[event.robot] !== undefined) takeBackRobot(scene, scene.robots[event.robot], event, before)
}

function takeBackRobot(scene: View, robot: RobotView, event: Told, before: readonly Told[]): void {
  if (event.kind === 'move' || event.kind === 'jump') robot.at = event.from
  if (event.kind === 'teleport') {
    robot.at = event.from
    scene.robots[event.other].at = event.into
  }
  if (event.kind === 'reboot') robot.at = null
  if (event.kind === 'destroyed') robot.at = event.at
  if (event.kind === 'damage') {
    robot.damage = event.total - event.card
    robot.shield -= event.shield
  }
  if (event.kind === 'repair') {
    const last = before.findLast((each) => each.kind === 'damage' && each.robot === robot.id)
    if (last?.kind === 'damage') robot.damage = last.total
  }
  if (event.kind === 'vp') {
    robot.vp = event.vp - 1
    if (event.token !== null) scene.tokens.push(event.token)
  }
}
