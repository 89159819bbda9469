import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { Icon } from './icons.tsx'
import { words } from '../words/index.ts'
import { IconButton } from './icon-button.tsx'
import './sheet.css'

/**
 * A drawer, a sheet on phones, a dialog in the middle, or the whole window. The browser keeps the focus inside and restores it afterwards.
 */
export function Sheet({
  title,
  kind = 'drawer',
  pinned = false,
  tools,
  onKey,
  onClose,
  children,
}: {
  title: string
  kind?: 'drawer' | 'dialog' | 'whole'
  /** Whether the content scrolls by itself, so that the sheet's buttons stay in sight. */
  pinned?: boolean
  /** Content next to the title. */
  tools?: ReactNode
  /** Handles keys pressed anywhere in the sheet. */
  onKey?(event: KeyboardEvent): void
  onClose(): void
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    const before = document.activeElement
    if (element && !element.open) element.showModal()
    return () => {
      element?.close()
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className={`sheet ${kind}${pinned ? ' pinned' : ''}`}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose()
      }}
      onKeyDown={(event) => {
        event.stopPropagation()
        onKey?.(event)
      }}
    >
      <div className="sheet-in">
        <div className="sheet-head">
          <h2>{title}</h2>
          {tools}
          <IconButton aria-label={words.close} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </div>
        {children}
      </div>
    </dialog>
  )
}
