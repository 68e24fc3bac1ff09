/** Signs what leaves the hall's own chain wallet. The key stays behind this interface, wherever it lives. */
export interface Signer {
  /** The wallet's address. */
  readonly address: string
  /** A 65-byte recoverable secp256k1 signature (r, s, v) of a 32-byte digest. */
  sign(digest: Uint8Array): Promise<Uint8Array>
}
