import { timingSafeEqual } from 'node:crypto'
import type { Encryptor } from '@gamehall/encryption'

/** What a signed URL permits. */
type Use = 'put' | 'look' | 'thumb'

const signaturesOf = (encryptor: Encryptor, use: Use, uploadId: string, expiresMs: number) =>
  encryptor.fingerprints(`${use}/${uploadId}/${expiresMs}`, 'upload-address')

/** Signs a URL that needs no login until it expires. An empty `origin` gives a relative URL. */
export function signUploadUrl(
  encryptor: Encryptor,
  use: Use,
  { origin, uploadId, expiresAt }: { origin: string; uploadId: string; expiresAt: Date },
): string {
  const expiresMs = expiresAt.getTime()
  const signature = signaturesOf(encryptor, use, uploadId, expiresMs)[0]?.toString('base64url')
  const size = use === 'thumb' ? '&size=thumb' : ''
  return `${origin}/api/uploads/${uploadId}?expires=${expiresMs}&signature=${signature}${size}`
}

/** Whether the URL was signed for this use and upload, and has not expired at `now`. */
export function isValidUploadSignature(
  encryptor: Encryptor,
  use: Use,
  address: { readonly uploadId: string; readonly expires: unknown; readonly signature: unknown },
  now: Date,
): boolean {
  const { uploadId, expires, signature } = address
  if (typeof expires !== 'string' || typeof signature !== 'string' || !/^\d{1,15}$/.test(expires))
    return false
  const given = Buffer.from(signature, 'base64url')
  // Signatures of earlier data keys stay valid until they expire.
  const isSigned = signaturesOf(encryptor, use, uploadId, Number(expires)).some(
    (expected) => given.length === expected.length && timingSafeEqual(given, expected),
  )
  return isSigned && now.getTime() < Number(expires)
}
