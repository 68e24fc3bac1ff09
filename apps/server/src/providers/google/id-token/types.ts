import { z } from 'zod'

export interface IdTokenOptions {
  readonly clientId: string
  readonly issuer: string
  readonly keysUrl: string
  readonly timeoutMs?: number
}

/** The claims of an ID token that the server reads. */
export const idTokenClaims = z.object({
  sub: z.string().min(1).max(255),
  exp: z.number(),
  email: z.email().max(254).optional().catch(undefined),
  email_verified: z.union([z.boolean(), z.stringbool()]).optional().catch(undefined),
  hd: z.string().optional().catch(undefined),
  name: z.string().optional().catch(undefined),
  nonce: z.string().optional().catch(undefined),
})
export type IdTokenClaims = z.infer<typeof idTokenClaims>
