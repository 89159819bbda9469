import type { Reach } from '@robodrome/protocol'
import { addDevice, removeDevice } from '../table/me.ts'

/** Whether this browser can receive notices while the page is closed. */
export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

export const isBlocked = (): boolean => canPush() && Notification.permission === 'denied'

const subscription = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null

export const isOn = async (): Promise<boolean> => canPush() && (await subscription()) !== null

/** Asks the person, then the browser, then registers this device with the server. Null if the person declined. */
export async function switchOn(key: string): Promise<Reach | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const registration = await navigator.serviceWorker.ready
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  return addDevice(made.toJSON())
}

export async function switchOff(): Promise<Reach | null> {
  const made = await subscription()
  if (made === null) return null
  await made.unsubscribe()
  return removeDevice(made.endpoint)
}
