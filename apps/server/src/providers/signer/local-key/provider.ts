import { secp256k1 } from '@noble/curves/secp256k1.js'
import { addressOfPrivateKey } from '../../chain/index.ts'
import type { Signer } from '../signer.ts'

/** A key from the environment: for the sandbox, and for wallets that hold no more than may be lost. */
export function createLocalKeySigner(privateKey: Uint8Array): Signer {
  return {
    address: addressOfPrivateKey(privateKey),
    async sign(digest) {
      const recovered = secp256k1.sign(digest, privateKey, { prehash: false, format: 'recovered' })
      // noble puts the recovery bit first, TRON last.
      return Uint8Array.of(...recovered.slice(1), recovered[0] ?? 0)
    },
  }
}
