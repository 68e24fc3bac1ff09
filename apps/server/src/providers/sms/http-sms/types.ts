import { z } from 'zod'

export interface HttpSmsOptions {
  /** Without a trailing slash. */
  readonly url: string
  readonly accountId: string
  readonly authToken: string
  readonly from: string
  readonly timeoutMs?: number
}

/** The vendor's answer to a message it took (docs/protocols/sms.md). */
export const messageAccepted = z.object({
  sid: z.string().min(1),
  status: z.string(),
  error_code: z.number().nullish(),
})

/** Its answer to one it refused. The message is left out: it repeats the number. */
export const messageRefused = z.object({ code: z.number() })
