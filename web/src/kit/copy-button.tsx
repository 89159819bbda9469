import { useState, type ReactNode } from 'react'
import { copyText } from '../page/copy.ts'

/** Copies a text and confirms that. If the browser forbids it, shows the text to copy by hand. */
export function CopyButton({
  text,
  says,
  done,
  label,
  className = 'button',
  icon,
}: {
  text: string
  says: string
  done: string
  label: string
  className?: string
  icon?: ReactNode
}) {
  const [copied, setCopied] = useState<boolean | null>(null)
  return (
    <>
      <button type="button" className={className} onClick={() => void copyText(text).then(setCopied)}>
        {icon}
        {copied === true ? done : says}
      </button>
      {copied === false && <input type="text" readOnly value={text} aria-label={label} onFocus={(event) => event.target.select()} />}
    </>
  )
}
