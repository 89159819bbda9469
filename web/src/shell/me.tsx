import { lazy, Suspense, useState } from 'react'
import { ButtonLink } from '../kit/button.tsx'
import { Robot } from '../boards/robot.tsx'
import { Sheet } from '../kit/sheet.tsx'
import { usePreferences } from '../page/preferences.ts'
import { placeHref } from '../page/route.ts'
import { words } from '../words/index.ts'

const SettingsForm = lazy(async () => ({ default: (await import('../frame/settings-form.tsx')).SettingsForm }))

/** The reader's identity and preferences on this page. */
export function Me() {
  const { name, figure } = usePreferences()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="me" onClick={() => setOpen(true)}>
        <Robot figure={figure} seat={1} size={30} />
        <span>{name}</span>
      </button>
      {open && (
        <Sheet title={words.settings.title} onClose={() => setOpen(false)}>
          <nav className="own-pages" aria-label={name} onClick={() => setOpen(false)}>
            <ButtonLink href={placeHref('u')}>{words.profile.title}</ButtonLink>
            <ButtonLink look="ghost" href={placeHref('account')}>
              {words.account.title}
            </ButtonLink>
            <ButtonLink look="ghost" href={placeHref('ratings')}>
              {words.leaderboard.title}
            </ButtonLink>
          </nav>
          <Suspense fallback={null}>
            <SettingsForm />
          </Suspense>
          <ButtonLink look="ghost" href={placeHref('programs')} onClick={() => setOpen(false)}>
            {words.programs.title}
          </ButtonLink>
        </Sheet>
      )}
    </>
  )
}
