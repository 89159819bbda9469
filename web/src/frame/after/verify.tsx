import { writeReceipt, type Checked, type Receipt, type Snapshot } from '@robodrome/table'
import { useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { Icon } from '../../kit/icons.tsx'
import { hosted } from '../../page/hosted.ts'
import { boxFor } from '../../table/boxes.ts'
import { KernelWorker } from '../../table/kernel-worker.ts'
import type { TableLink } from '../../table/link.ts'
import { receiptsFor } from '../../table/receipts-for.ts'
import { afterWords } from '../../words/after.ts'
import { words } from '../../words/index.ts'
import { isGuided } from '../coach/use-coach.ts'
import { saveFile } from './again.ts'

/** Recomputes every outcome in this browser from the revealed seed, and compares the host's claims with this device's receipt. */
export function Verify({ link, snapshot, record }: { link: TableLink; snapshot: Snapshot; record: string | null }) {
  const [verdict, setVerdict] = useState<Checked | 'running' | null>(null)
  // A battle that was sent comes from elsewhere, even though it runs here.
  const own = link.isForeign ? null : link.here
  const local = own !== null
  const branch = own?.branch === true
  const whole = own?.from === undefined
  const seen = receiptsFor(snapshot)
  // This page does not have the rules of a game from outside, so it cannot repeat the match.
  const isOutside = hosted(snapshot.game) !== null
  const check = async (): Promise<void> => {
    if (record === null) return
    setVerdict('running')
    const worker = new KernelWorker()
    setVerdict(await worker.ask('verify', { record, box: await boxFor(snapshot), seen }))
    worker.close()
  }
  return (
    <section className="fair panel">
      <div className="row spread">
        <h3>{afterWords.dice}</h3>
        {!branch && !isOutside && (
          <Button aria-disabled={record === null} onClick={() => void check()}>
            {verdict === 'running' ? afterWords.verifying : afterWords.verify}
          </Button>
        )}
      </div>
      {branch ? (
        <p>{afterWords.branchNote}</p>
      ) : (
        <dl>
          <div>
            <dt>{afterWords.commitment}</dt>
            <dd>
              <code>{snapshot.dice?.commitment}</code>
            </dd>
          </div>
          <div>
            <dt>{afterWords.seed}</dt>
            <dd>
              <code>{snapshot.dice?.seed}</code>
            </dd>
          </div>
        </dl>
      )}
      {isOutside && <p>{afterWords.verifyOutside(`${snapshot.game}.robodrome.txt`)}</p>}
      <div role="status">
        {verdict !== null && verdict !== 'running' && (
          <Outcome verdict={verdict} local={local} prepared={isGuided(link)} redrawn={Math.max(0, ...seen.map((each) => each.redrawn))} />
        )}
      </div>
      <div className="row flow">
        {whole && (
          <Button
            look="ghost"
            aria-disabled={record === null}
            onClick={() => record !== null && saveFile(`${snapshot.game}.robodrome.txt`, record)}
          >
            <Icon name="download" size={17} />
            {afterWords.download}
          </Button>
        )}
        {snapshot.box !== undefined && <KeepBox snapshot={snapshot} />}
        {seen.map((each) => (
          <Keep key={each.seat} seen={each} game={snapshot.game} />
        ))}
      </div>
    </section>
  )
}

function Outcome({ verdict, local, prepared, redrawn }: { verdict: Checked; local: boolean; prepared: boolean; redrawn: number }) {
  const { problems, dice, unseen, notMine, outcomes } = verdict
  const w = afterWords
  const holds = dice === 'proven' || dice === 'consistent'
  const mark = dice === 'proven' || (local && holds) ? 'gain row' : holds ? 'row' : 'harm row'
  const text =
    dice === 'proven'
      ? w.proven(outcomes)
      : !holds
        ? `${w.notVerified}: ${problems[0] ? problemText(problems[0]) : dice}`
        : local
          ? prepared
            ? w.provenPrepared(outcomes)
            : w.provenHere(outcomes)
          : `${w.consistent(outcomes)}: ${unseen.map((each) => w.unseen[each]).join(', ')}`
  return (
    <>
      <p className={mark}>
        <Icon name={holds ? 'check' : 'close'} size={18} />
        {text}
      </p>
      {!local && holds && notMine.length > 0 && <p>{w.notMine(notMine)}</p>}
      {dice === 'proven' && redrawn > 0 && <p>{w.redrawn(redrawn)}</p>}
    </>
  )
}

const problemText = ({ line, ...sentence }: Checked['problems'][number]): string =>
  `${line === null ? '' : `${afterWords.line(line)}: `}${words.refusal(sentence)}`

/** To verify the match elsewhere, the box is needed as a file. */
function KeepBox({ snapshot }: { snapshot: Snapshot }) {
  const save = async (): Promise<void> => {
    const { name = '', content } = (await boxFor(snapshot)) ?? {}
    const [id] = name.split(' ')
    saveFile(`${id}.box.json`, JSON.stringify({ game: snapshot.game, id, content }))
  }
  return (
    <Button look="ghost" onClick={() => void save()}>
      <Icon name="download" size={17} />
      {words.box.download}
    </Button>
  )
}

/** The receipt, for the command and other verifiers. */
function Keep({ seen, game }: { seen: Receipt; game: string }) {
  return (
    <Button look="ghost" onClick={() => saveFile(`${game}.robodrome.seen`, writeReceipt(seen))}>
      <Icon name="download" size={17} />
      {afterWords.receipt}
    </Button>
  )
}
