/**
 * The result of signing a transfer. `refused`: the signer's rules forbid it at present. `unavailable`: nothing was signed; retry
 * later.
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
