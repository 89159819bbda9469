/**
 * Acts just after a frame of the browser: then the most time is left until the next one, and what changes makes no frame late. It is laid out in that
 * time as well, so that the next frame has only to paint it. A page that nobody sees has no frames.
 */
export function afterFrame(act: () => void): void {
  if (document.hidden) act()
  else
    requestAnimationFrame(() =>
      setTimeout(() => {
        act()
        // React draws what was acted in a microtask of its own, which comes before this one.
        queueMicrotask(layOut)
      }),
    )
}

/** Whoever asks what lies at a point has all that changed laid out. */
const layOut = (): void => void document.elementFromPoint(0, 0)
