/**
 * Acts just after a frame, when the most time is left until the next one. Layout also happens in that time, so that the next frame only has
 * to paint. A hidden page has no frames.
 */
export function afterFrame(act: () => void): void {
  if (document.hidden) act()
  else
    requestAnimationFrame(() =>
      setTimeout(() => {
        act()
        // React renders in a microtask of its own, which runs before this one.
        queueMicrotask(layOut)
      }),
    )
}

/** Looking up the element at a point forces layout. */
const layOut = (): void => void document.elementFromPoint(0, 0)
