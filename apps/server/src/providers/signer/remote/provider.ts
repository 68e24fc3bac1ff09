import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { z } from 'zod'
import { systemClock } from '../../../platform/time/clock.ts'
import type { Signer, SigningResult } from '../../chain/index.ts'
import { addressOfPublicKey } from '../../chain/index.ts'
import { signRequest } from './request-signature.ts'

const TIMEOUT_MS = 8_000
const MAX_ANSWER_BYTES = 4_096

const answerSchema = z.union([
  z.object({ signature: z.string().regex(/^[0-9a-f]{130}$/i) }),
  z.object({ refused: z.string().max(200) }),
])

export interface RemoteSignerOptions {
  /** `https:`, or `http:` on this machine. */
  readonly url: string
  /** Shared with the signer's process: requests are signed with it. */
  readonly secret: string
  /** The wallet that the signer holds the key of; a signature of another key is not believed. */
  readonly address: string
}

/** The signer in a process of its own (docs/protocols/signer.md). */
export function createRemoteSigner({ url, secret, address }: RemoteSignerOptions): Signer {
  return {
    address,
    async signTransfer(rawHex) {
      const body = JSON.stringify({ raw_data_hex: rawHex })
      // The signer uses real time, even when the server clock was moved.
      const timestamp = String(systemClock.now().getTime())
      try {
        const response = await fetch(`${url.replace(/\/$/, '')}/v1/sign`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-signer-timestamp': timestamp,
            'x-signer-signature': signRequest(secret, timestamp, body),
          },
          body,
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        })
        const text = await response.text()
        if (!response.ok || text.length > MAX_ANSWER_BYTES)
          return { kind: 'unavailable', cause: `signer: HTTP ${response.status}` }
        return toSigningResult(answerSchema.parse(JSON.parse(text)), rawHex, address)
      } catch (error) {
        const isTimeout = error instanceof DOMException && error.name === 'TimeoutError'
        return { kind: 'unavailable', cause: isTimeout ? 'signer: timeout' : 'signer: unreachable' }
      }
    },
  }
}

function toSigningResult(
  answer: z.output<typeof answerSchema>,
  rawHex: string,
  address: string,
): SigningResult {
  if ('refused' in answer) return { kind: 'refused', cause: `signer: ${answer.refused}` }
  const signature = Buffer.from(answer.signature, 'hex')
  return signerOf(rawHex, signature) === address
    ? { kind: 'signed', signature }
    : { kind: 'unavailable', cause: 'signer: a signature of another key' }
}

function signerOf(rawHex: string, signature: Buffer): string | null {
  try {
    const recovered = Uint8Array.of(signature[64] ?? 0, ...signature.subarray(0, 64))
    const digest = sha256(Buffer.from(rawHex, 'hex'))
    return addressOfPublicKey(secp256k1.recoverPublicKey(recovered, digest, { prehash: false }))
  } catch {
    return null
  }
}
