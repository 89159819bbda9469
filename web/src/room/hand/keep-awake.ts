/** The frame rate of the silent video; any number will do. */
const FRAMES = 1

/**
 * Keeps the phone awake: by a wake lock on https; by a silent video over plain http, where browsers have no wake locks. The video is
 * generated here, so that nothing has to be fetched.
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
