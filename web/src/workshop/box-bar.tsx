import { gameName } from '../boards/faces.ts'
import { Button } from '../kit/button.tsx'
import { Icon, type IconName } from '../kit/icons.tsx'
import { IconLink } from '../kit/icon-button.tsx'
import { placeHref } from '../page/route.ts'
import { words } from '../words/index.ts'
import { isKept, LONGEST_NAME, saveDraft, type Draft } from './drafts.ts'
import { TAB_NAMES, type TabName } from './tab.ts'
import type { Edits } from './use-edits.ts'
import './box-bar.css'

const w = words.workshop
const ICONS: Readonly<Record<TabName, IconName>> = { edit: 'edit', fairness: 'flask', print: 'print', share: 'share' }

/** The header of a box: the way back, its name, its tabs, and undo next to the editor. */
export function BoxBar({ draft, tab, edits }: { draft: Draft; tab: TabName; edits: Edits }) {
  const version = draft.versions.at(-1)
  return (
    <header className="box-bar">
      <IconLink href={placeHref('workshop')} aria-label={w.gallery}>
        <Icon name="back" />
      </IconLink>
      <div className="box-title">
        <input
          type="text"
          className="box-name"
          aria-label={w.name}
          maxLength={LONGEST_NAME}
          value={draft.name}
          onChange={({ target }) => saveDraft({ ...draft, name: target.value, saved: Date.now() })}
        />
        <small>{version === undefined ? w.draft(gameName(draft.game)) : w.draftOf(gameName(draft.game), version.number)}</small>
      </div>
      <nav className="box-tabs" aria-label={w.tabs}>
        {TAB_NAMES.map((name) => (
          <a key={name} href={placeHref('workshop', draft.id, name)} {...(name === tab && { 'aria-current': 'page' })}>
            <Icon name={ICONS[name]} />
            {w.tab[name]}
          </a>
        ))}
      </nav>
      <div className="box-tools">
        <small role="status">{isKept() ? w.saved : w.unsaved}</small>
        {tab === 'edit' && (
          <>
            <Button look="ghost" aria-label={w.undo} disabled={edits.undo === null} onClick={() => edits.undo?.()}>
              <Icon name="undo" />
            </Button>
            <Button look="ghost" aria-label={w.redo} disabled={edits.redo === null} onClick={() => edits.redo?.()}>
              <Icon name="redo" />
            </Button>
          </>
        )}
      </div>
    </header>
  )
}
