import { memo, type ReactNode } from 'react'

const PATHS = {
  back: <path d="M15 5l-7 7 7 7" />,
  book: <path d="M5 5.5A2.5 2.5 0 0 1 7.5 3H19v15H7.5A2.5 2.5 0 0 0 5 20.5ZM5 20.5A2.5 2.5 0 0 0 7.5 21H19" />,
  calendar: (
    <>
      <rect x="4" y="5" width="16" height="16" rx="2" />
      <path d="M4 10h16M8 3v4M16 3v4" />
    </>
  ),
  chat: <path d="M4 5h16v11H9l-5 4Z" />,
  check: <path d="M4 12.5l5.5 5.5L20 6.5" />,
  clock: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7v5l3 2" />
    </>
  ),
  close: <path d="M6 6l12 12M18 6L6 18" />,
  dice: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="3" />
      <path d="M9 9h.01M15 15h.01M15 9h.01M9 15h.01" strokeWidth="3" />
    </>
  ),
  copy: <path d="M9 9h11v11H9ZM15 9V4H4v11h5" />,
  download: <path d="M12 3v12M7 10l5 5 5-5M4 20h16" />,
  bell: <path d="M6 17V11a6 6 0 0 1 12 0v6l2 2H4ZM10 21h4" />,
  eye: (
    <>
      <path d="M2 12s3.5-7 10-7 10 7 10 7-3.5 7-10 7-10-7-10-7Z" />
      <circle cx="12" cy="12" r="3" />
    </>
  ),
  flask: <path d="M9 3h6M10 3v6l-5 9a2 2 0 0 0 2 3h10a2 2 0 0 0 2-3l-5-9V3M7.5 15h9" />,
  wifi: <path d="M2.5 9.5a14 14 0 0 1 19 0M5.8 13a9.3 9.3 0 0 1 12.4 0M9 16.4a4.6 4.6 0 0 1 6 0M12 19.8h.01" />,
  trophy: <path d="M7 4h10v6a5 5 0 0 1-10 0ZM7 6H3v2a4 4 0 0 0 4 4M17 6h4v2a4 4 0 0 1-4 4M12 15v4M8 20h8" />,
  eyeOff: (
    <path d="M3 3l18 18M10 5.2A10 10 0 0 1 12 5c6.5 0 10 7 10 7a17 17 0 0 1-3 3.8M6 6.5C3.4 8.4 2 12 2 12s3.5 7 10 7c1.8 0 3.4-.5 4.7-1.3M9.5 9.7a3 3 0 0 0 4 4.3" />
  ),
  flag: <path d="M5 21V4h13l-3 4 3 4H5" />,
  gear: (
    <>
      <circle cx="12" cy="12" r="3" />
      <path d="M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M5.6 18.4l2.2-2.2M16.2 7.8l2.2-2.2" />
    </>
  ),
  help: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8M12 16.8v.2" />
    </>
  ),
  wrench: <path d="M14.5 6.5a4 4 0 0 1 5.2-3.8l-2.6 2.6 1.6 1.6 2.6-2.6a4 4 0 0 1-5.2 5L7 19.4a2 2 0 0 1-2.8-2.8L13.8 7" />,
  plus: <path d="M12 5v14M5 12h14" />,
  minus: <path d="M5 12h14" />,
  edit: <path d="M4 20l1-5L16 4l4 4L9 19ZM14 6l4 4" />,
  trash: <path d="M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13" />,
  home: <path d="M3 11l9-8 9 8v10h-6v-6H9v6H3Z" />,
  link: <path d="M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1-1" />,
  list: <path d="M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01" />,
  lock: (
    <>
      <rect x="5" y="11" width="14" height="9" rx="2" />
      <path d="M8 11V8a4 4 0 0 1 8 0v3" />
    </>
  ),
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  mail: <path d="M3 5h18v14H3ZM3 7l9 6 9-6" />,
  moon: <path d="M20 14A8.5 8.5 0 0 1 10 4a8.5 8.5 0 1 0 10 10Z" />,
  mute: <path d="M4 9v6h4l5 4V5L8 9ZM17 9.5l5 5M22 9.5l-5 5" />,
  next: <path d="M9 5l7 7-7 7" />,
  pause: <path d="M8 5v14M16 5v14" />,
  people: (
    <>
      <circle cx="9" cy="8" r="3.5" />
      <path d="M2.5 20c0-4.5 3-6.5 6.5-6.5s6.5 2 6.5 6.5M16 4.8a3.5 3.5 0 0 1 0 6.4M18 14c2.4.8 3.5 2.8 3.5 6" />
    </>
  ),
  person: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4 21c0-5 4-7 8-7s8 2 8 7" />
    </>
  ),
  phone: <path d="M7 3h10v18H7ZM11 18h2" />,
  play: <path d="M7 4v16l13-8Z" fill="currentColor" />,
  skip: <path d="M5 5v14l10-7Z M19 5v14" fill="currentColor" />,
  search: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      <path d="M16 16l5 5" />
    </>
  ),
  sound: <path d="M4 9v6h4l5 4V5L8 9ZM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11" />,
  redo: <path d="M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3" />,
  undo: <path d="M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3" />,
  bulb: <path d="M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9V16h7v-2.1A6 6 0 0 0 12 3Z" />,
  bolt: <path d="M13 2L4 14h7l-1 8 9-12h-7Z" fill="currentColor" stroke="none" />,
  card: <rect x="5" y="3" width="14" height="18" rx="2.5" />,
  print: <path d="M7 9V3h10v6M7 18H4v-9h16v9h-3M7 14h10v7H7Z" />,
  share: <path d="M12 15V3M7 8l5-5 5 5M5 13v8h14v-8" />,
} satisfies Record<string, ReactNode>

export type IconName = keyof typeof PATHS

/** An icon. It is decoration, and must have its name next to it. */
export const Icon = memo(({ name, size = 20 }: { name: IconName; size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {PATHS[name]}
  </svg>
))

export const Logo = memo(({ size = 28 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
    <path d="M4 18C4 9 9 4 16 4s12 5 12 14v6H4Z" fill="var(--yellow-62)" />
    <path d="M8 14h16v7H8Z" fill="var(--slate-12)" />
    <path d="M11 16h4v3h-4ZM17 16h4v3h-4Z" fill="var(--yellow-62)" />
    <path d="M2 26h28" stroke="var(--yellow-62)" strokeWidth="3" strokeDasharray="4 2.5" />
  </svg>
))
