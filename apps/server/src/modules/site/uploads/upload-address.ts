import { timingSafeEqual } from 'node:crypto'
import type { Sealer } from '@gamehall/sealer'

/** What a signed address lets its holder do with one upload. */
type Use = 'put' | 'look' | 'thumb'

const signaturesOf = (sealer: Sealer, use: Use, uploadId: string, expiresMs: number) =>
  sealer.fingerprints(`${use}/${uploadId}/${expiresMs}`, 'upload-address')

/** An address that its holder needs no login for, until it expires. `origin` is empty for one on the hall's own. */
export function signUploadAddress(
  sealer: Sealer,
  use: Use,
  { origin, uploadId, expiresAt }: { origin: string; uploadId: string; expiresAt: Date },
): string {
  const expiresMs = expiresAt.getTime()
  const signature = signaturesOf(sealer, use, uploadId, expiresMs)[0]?.toString('base64url')
  const size = use === 'thumb' ? '&size=thumb' : ''
  return `${origin}/api/uploads/${uploadId}?expires=${expiresMs}&signature=${signature}${size}`
}

/** Whether the address was signed for this use and upload, and holds at `now`. */
export function isSignedAddress(
  sealer: Sealer,
  use: Use,
  address: { readonly uploadId: string; readonly expires: unknown; readonly signature: unknown },
  now: Date,
): boolean {
  const { uploadId, expires, signature } = address
  if (typeof expires !== 'string' || typeof signature !== 'string' || !/^\d{1,15}$/.test(expires))
    return false
  const given = Buffer.from(signature, 'base64url')
  // Signed before a new data key took over, it holds until it expires.
  const isSigned = signaturesOf(sealer, use, uploadId, Number(expires)).some(
    (expected) => given.length === expected.length && timingSafeEqual(given, expected),
  )
  return isSigned && now.getTime() < Number(expires)
}
