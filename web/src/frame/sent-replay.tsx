import { useEffect, useState } from 'react'
import { ButtonLink } from '../kit/button.tsx'
import { keepBox } from '../table/boxes.ts'
import { KernelWorker } from '../table/kernel-worker.ts'
import { SentLink } from '../table/local-link.ts'
import { unpackBattle } from '../table/shared.ts'
import { afterWords } from '../words/after.ts'
import { words } from '../words/index.ts'
import { Loading } from './covers.tsx'
import { TableScreen } from './table-screen.tsx'

type Opened = { link: SentLink } | { why: string; detail: string }

const told = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Reads the link, and checks every move and every outcome before anything is shown. */
async function open(packed: string): Promise<Opened> {
  const found = await unpackBattle(packed).catch((error: unknown) => ({ why: afterWords.sent.cut, detail: told(error) }))
  if ('why' in found) return found
  const { battle, box } = found
  const worker = new KernelWorker()
  try {
    const { table, record } = await worker.ask('sent', { battle, box })
    if (box) keepBox(box)
    return { link: new SentLink(table, record) }
  } catch (error) {
    return { why: afterWords.sent.wrong, detail: told(error) }
  } finally {
    worker.close()
  }
}

/** A battle that somebody played elsewhere and sent as a link. */
export default function SentReplay({ rest: [packed = ''] }: { rest: readonly string[] }) {
  const [opened, setOpened] = useState<Opened | null>(null)
  useEffect(() => {
    let left = false
    const opening = open(packed)
    void opening.then((found) => left || setOpened(found))
    return () => {
      left = true
      void opening.then((found) => 'link' in found && found.link.close())
    }
  }, [packed])
  if (opened === null) return <Loading />
  if ('link' in opened) return <TableScreen link={opened.link} />
  return (
    <main className="cover">
      <h1>{afterWords.sent.title}</h1>
      <p>{opened.why}</p>
      <ButtonLink look="bone" href="#/">
        {words.table.goneButton}
      </ButtonLink>
      <small>{opened.detail}</small>
    </main>
  )
}
