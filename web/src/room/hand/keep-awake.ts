/** The frames per second of the silent video; any number will do. */
const FRAMES = 1

/**
 * Keeps the phone awake: by a wake lock on https, and over plain http, where browsers have none, by a silent video. It is drawn here, so that
 * nothing is fetched.
 */
export async function keepAwake(): Promise<void> {
  if ('wakeLock' in navigator) {
    await navigator.wakeLock.request('screen')
    return
  }
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  setInterval(() => context?.fillRect(0, 0, 1, 1), 1000 / FRAMES)
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  video.srcObject = canvas.captureStream(FRAMES)
  video.className = 'hand-video'
  document.body.append(video)
  await video.play()
}
