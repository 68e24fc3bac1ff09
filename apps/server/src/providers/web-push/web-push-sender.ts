/** Where a browser's push service takes messages for it, and the keys only it can read them with. */
export interface WebPushAddress {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** Carries a message to a browser whose page is closed. */
export interface WebPushSender {
  readonly publicKey: string
  /** Only push services of browsers are ever called: an address is given by whoever subscribes. */
  canReach(endpoint: string): boolean
  /** `gone`: the browser will never come back for it. Throws when the push service should be asked again. */
  send(address: WebPushAddress, payload: object): Promise<'sent' | 'gone'>
}
