import webPush from 'web-push'
import type { WebPushSender } from '../web-push-sender.ts'

/** The push services of the browsers there are. */
const SERVICES =
  /^(?:fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|web\.push\.apple\.com|[a-z0-9-]+\.notify\.windows\.com)$/
const TIMEOUT_MS = 10_000
/** After a day the news is old; it waits in the inbox. */
const KEEP_S = 86_400
/** 404 and 410: the subscription is over. 400, 401 and 403: it was made with another key. */
const GONE: readonly number[] = [400, 401, 403, 404, 410]

export interface VapidOptions {
  readonly publicKey: string
  readonly privateKey: string
  /** Whom a push service writes to: a `mailto:` or `https:` address. */
  readonly subject: string
  /** Of one's own, besides the browsers': for tests. */
  readonly isOwnService?: (host: string) => boolean
}

/** Web Push with VAPID (RFC 8292), encrypted for the browser alone (RFC 8291). */
export function createVapidSender(options: VapidOptions): WebPushSender {
  const { publicKey, privateKey, subject, isOwnService = () => false } = options
  const canReach = (endpoint: string): boolean => {
    if (!URL.canParse(endpoint)) return false
    const { protocol, hostname, port, host } = new URL(endpoint)
    return isOwnService(host) || (protocol === 'https:' && port === '' && SERVICES.test(hostname))
  }
  return {
    publicKey,
    canReach,
    async send({ endpoint, p256dh, auth }, payload) {
      if (!canReach(endpoint)) return 'gone'
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(payload),
        { vapidDetails: { publicKey, privateKey, subject }, TTL: KEEP_S },
      )
      const answer = await fetch(endpoint, {
        method: 'POST',
        headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
        body: new Uint8Array(body),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await answer.body?.cancel()
      if (GONE.includes(answer.status)) return 'gone'
      if (!answer.ok) throw new Error(`the push service answered ${answer.status}`)
      return 'sent'
    },
  }
}
