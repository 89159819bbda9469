/**
 * Copies a text; false if the browser forbids it. Over plain http there is no `navigator.clipboard`, so a selected field is copied the old
 * way.
 */
export async function copyText(text: string): Promise<boolean> {
  // The types promise a clipboard, but a page over plain http has none.
  const clipboard = navigator.clipboard as Clipboard | undefined
  if (clipboard === undefined) return copySelected(text)
  return clipboard.writeText(text).then(
    () => true,
    () => copySelected(text),
  )
}

function copySelected(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.position = 'fixed'
  field.style.opacity = '0'
  // While a dialog is open, only its own content can be selected.
  const within = document.activeElement?.closest('dialog, [role=dialog]') ?? document.body
  const before = document.activeElement
  within.append(field)
  field.select()
  const done = document.execCommand('copy')
  field.remove()
  if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  return done
}
