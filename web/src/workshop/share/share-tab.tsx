import { Icon } from '../../kit/icons.tsx'
import { Button } from '../../kit/button.tsx'
import { words } from '../../words/index.ts'
import { sharingWords as w } from '../../words/sharing.ts'
import { exportBox } from '../export.ts'
import type { TabProps } from '../tab.ts'
import { LinkPanel } from './link-panel.tsx'
import { SharePanel } from './share-panel.tsx'
import { useShares } from './use-share.ts'
import { Versions } from './versions.tsx'
import './share.css'

/** How others get the box: by a link, in the host's gallery, or as a file. */
export default function ShareTab({ bench, draft }: TabProps) {
  const shares = useShares(draft)
  return (
    <main className="box-share">
      <h1>{w.heading(draft.name)}</h1>
      <SharePanel key={draft.id} bench={bench} draft={draft} shares={shares} />
      <LinkPanel bench={bench} draft={draft} same={shares.same} />
      {shares.mine !== null && <Versions mine={shares.mine} versions={shares.versions} again={shares.again} />}
      <section className="panel">
        <h2>{words.workshop.file}</h2>
        <p>{words.workshop.asFile}</p>
        <Button onClick={() => exportBox(bench, draft)}>
          <Icon name="download" /> {words.workshop.exportBox}
        </Button>
      </section>
    </main>
  )
}
