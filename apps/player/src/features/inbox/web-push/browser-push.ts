export type PushState = 'unsupported' | 'denied' | 'off' | 'on'

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Installing the worker stores the app's shell, which takes long on a slow network. */
const INSTALL_LIMIT_MS = 60_000

/**
 * Registers the service worker, which the app itself does only some seconds after load, and waits until it is active. Rejects
 * when the worker cannot be installed, or not within a minute: `ready` alone would then wait for ever.
 */
async function registration(): Promise<ServiceWorkerRegistration> {
  const { installing } = await navigator.serviceWorker.register('/sw.js')
  const failed = Promise.withResolvers<never>()
  const fail = () => failed.reject(new Error('the service worker was not installed'))
  const limit = setTimeout(fail, INSTALL_LIMIT_MS)
  installing?.addEventListener('statechange', () => installing.state === 'redundant' && fail())
  try {
    return await Promise.race([navigator.serviceWorker.ready, failed.promise])
  } finally {
    clearTimeout(limit)
  }
}

export async function readPushState(): Promise<PushState> {
  if (!isSupported()) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  const known = await navigator.serviceWorker.getRegistration()
  const subscription = await known?.pushManager.getSubscription()
  return subscription && Notification.permission === 'granted' ? 'on' : 'off'
}

export type BrowserKeys = { readonly endpoint: string; readonly p256dh: string; readonly auth: string }

/** Requests permission and subscribes to push. Undefined when permission is denied. */
export async function subscribeBrowser(publicKey: string): Promise<BrowserKeys | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const { pushManager } = await registration()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { keys } = subscription.toJSON()
  return { endpoint: subscription.endpoint, p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' }
}
