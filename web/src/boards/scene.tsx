import { faceOf } from './faces.ts'

/** A game's picture: its robots in action. */
export const Scene = ({ game }: { game: string }) => <img className="scene" src={faceOf(game).scene} alt="" />
