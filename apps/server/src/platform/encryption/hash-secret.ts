import { createHash } from 'node:crypto'

/** SHA-256 of a high-entropy secret (tokens, one-time codes), stored instead of the secret. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest()
