import { ReachForm } from '../shell/reach-form.tsx'
import { Stage } from '../shell/stage.tsx'
import { words } from '../words/index.ts'
import './rows.css'

/** The settings for notices as a page of its own, which e-mails link to. */
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
