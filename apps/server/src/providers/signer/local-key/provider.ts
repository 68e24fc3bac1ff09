import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import type { Signer } from '../../chain/index.ts'
import { addressOfPrivateKey } from '../../chain/index.ts'

/**
 * A signer with the key in this process: for the sandbox, for wallets with small balances, and for the signer's own process,
 * which checks each transfer first.
 */
export function createLocalKeySigner(privateKey: Uint8Array): Signer {
  return {
    address: addressOfPrivateKey(privateKey),
    async signTransfer(rawHex) {
      const digest = sha256(Buffer.from(rawHex, 'hex'))
      const recovered = secp256k1.sign(digest, privateKey, { prehash: false, format: 'recovered' })
      // noble puts the recovery bit first, TRON last.
      return { kind: 'signed', signature: Uint8Array.of(...recovered.slice(1), recovered[0] ?? 0) }
    },
  }
}
