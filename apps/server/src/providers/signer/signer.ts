/**
 * The answer to a transfer that is to be signed. `refused`: the signer's own rules forbid it, now and as it stands.
 * `unavailable`: nothing was signed; to be tried again later.
 */
export type SigningResult =
  | { readonly kind: 'signed'; readonly signature: Uint8Array }
  | { readonly kind: 'refused' | 'unavailable'; readonly cause: string }

/** Signs transactions of the server's chain wallet. The key never passes this interface. */
export interface Signer {
  /** The wallet's address. */
  readonly address: string
  /**
   * Signs one transaction, given as its raw bytes in hexadecimal and never as a bare digest, so that whoever holds the key
   * sees what it signs. The signature is a recoverable one of secp256k1 (r, s, v: 65 bytes) of their SHA-256.
   */
  signTransfer(rawHex: string): Promise<SigningResult>
}
