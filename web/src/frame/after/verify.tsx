import type { Snapshot } from '@robodrome/table'
import { useState } from 'react'
import { Icon } from '../../kit/icons.tsx'
import { KernelWorker } from '../../table/kernel-worker.ts'
import type { TableLink } from '../../table/link.ts'
import { LocalLink } from '../../table/local-link.ts'
import { words } from '../../words/index.ts'

type Verdict = { problems: { line: number | null; message: string }[]; dice: string; outcomes: number }

/** Recomputes every outcome in this browser from the revealed seed. */
export function Verify({ link, snapshot, record }: { link: TableLink; snapshot: Snapshot; record: string | null }) {
  const [verdict, setVerdict] = useState<Verdict | 'running' | null>(null)
  const branch = link instanceof LocalLink && link.table.branch
  const check = async (): Promise<void> => {
    if (record === null) return
    setVerdict('running')
    const worker = new KernelWorker()
    setVerdict(await worker.ask<Verdict>({ type: 'verify', record }))
    worker.close()
  }
  const proven = verdict !== null && verdict !== 'running' && verdict.dice === 'proven'
  return (
    <section className="fair">
      <div className="row spread">
        <h3>{words.after.dice}</h3>
        {!branch && (
          <button type="button" className="btn" aria-disabled={record === null} onClick={() => void check()}>
            {verdict === 'running' ? words.after.verifying : words.after.verify}
          </button>
        )}
      </div>
      {branch ? (
        <p>{words.after.branchNote}</p>
      ) : (
        <dl>
          <dt>{words.after.commitment}</dt>
          <dd>
            <code>{snapshot.commitment}</code>
          </dd>
          <dt>{words.after.seed}</dt>
          <dd>
            <code>{snapshot.seed}</code>
          </dd>
        </dl>
      )}
      <div role="status">
        {verdict !== null && verdict !== 'running' && (
          <p className={proven ? 'gain row' : 'harm row'}>
            <Icon name={proven ? 'check' : 'close'} size={18} />
            {proven
              ? words.after.verified(verdict.outcomes)
              : `${words.after.notVerified}: ${verdict.problems[0]?.message ?? verdict.dice}`}
          </p>
        )}
      </div>
    </section>
  )
}
