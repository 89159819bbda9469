import { Pad } from '../kit/pad.tsx'
import { Stage } from '../shell/stage.tsx'
import { words } from '../words/index.ts'
import { useLobby } from './use-lobby.ts'
import { YourTables } from './your-tables.tsx'
import './lobby.css'

/** Every table of one's own, those that wait for an answer first. */
export default function AllTables() {
  const lobby = useLobby()
  return (
    <div className="lobby">
      <Stage heading={words.lobby.yours}>
        <Pad seat={0} figure="bot-meow" height={190} />
      </Stage>
      <main className="wrap one">
        <YourTables {...lobby} />
      </main>
    </div>
  )
}
