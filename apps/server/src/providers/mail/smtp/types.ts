export interface SmtpOptions {
  /** `smtp://` or `smtps://`, with user and password if the server requires them. */
  readonly url: string
  readonly from: string
  readonly timeoutMs?: number
}
