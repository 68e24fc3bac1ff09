/** Where a browser's push service takes messages for it, and the keys only it can read them with. */
export interface WebPushAddress {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** Carries a message to a browser whose page is closed. */
export interface WebPushSender {
  readonly publicKey: string
  /** Only known browsers' push services are called, because the subscriber supplies the URL. */
  canReach(endpoint: string): boolean
  /** `gone`: the subscription is no longer valid. Throws when the request should be retried. */
  send(address: WebPushAddress, payload: object): Promise<'sent' | 'gone'>
}
