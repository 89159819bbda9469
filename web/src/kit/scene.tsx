import aimbots from '../art/scene-aimbots.svg'
import gekido from '../art/scene-gekido.svg'
import pbl from '../art/scene-pbl.svg'
import volt from '../art/scene-volt.svg'

const SCENES: Readonly<Record<string, string>> = { gekido, aimbots, volt, pbl }

/** The picture of a game: its robots at what they do. */
export const Scene = ({ game }: { game: string }) => <img className="scene" src={SCENES[game]} alt="" />
