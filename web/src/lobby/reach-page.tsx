import { ReachForm } from '../shell/reach-form.tsx'
import { Stage } from '../shell/stage.tsx'
import { words } from '../words/index.ts'
import './rows.css'

/** Notice settings as a page, the target of links in e-mails. */
export default function ReachPage() {
  return (
    <>
      <Stage heading={words.notices.settings} lead={words.reach.lead} />
      <main className="home one">
        <ReachForm />
      </main>
    </>
  )
}
