import { faceOf } from './faces.ts'

/** The picture of a game: its robots at what they do. */
export const Scene = ({ game }: { game: string }) => <img className="scene" src={faceOf(game).scene} alt="" />
