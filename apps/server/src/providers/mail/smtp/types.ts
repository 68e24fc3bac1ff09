export interface SmtpOptions {
  /** `smtp://` or `smtps://`, with user and password if the server asks for them. */
  readonly url: string
  readonly from: string
  readonly timeoutMs?: number
}
