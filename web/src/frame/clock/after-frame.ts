/** Acts just after a frame of the browser: then the most time is left until the next one, and what changes makes no frame late. A page that nobody sees has no frames. */
export function afterFrame(act: () => void): void {
  if (document.hidden) act()
  else requestAnimationFrame(() => setTimeout(act))
}
