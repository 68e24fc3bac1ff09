import { createHash } from 'node:crypto'
import { p256 } from '@noble/curves/nist.js'
import { HDKey } from '@scure/bip32'

/** A well-known secret shared by the server and its own sandbox. */
const simulated = (name: string) => createHash('sha256').update(`gamehall sandbox ${name}`).digest('hex')

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')

/** The extended public key of an account on the simulated chain, at BIP44's path for TRON. */
function simulatedAccountKey(): string {
  const seed = Buffer.from(simulated('chain seed'), 'hex')
  return HDKey.fromMasterSeed(seed).derive("m/44'/195'/0'").publicExtendedKey
}

/** Every key and secret that sandbox mode fills in. They are public: live mode refuses each of them. */
export function createSandboxSecrets() {
  const vapid = Buffer.from(simulated('web push'), 'hex')
  return {
    DATA_KEY: simulated('data key'),
    ARCADE_SECRET: simulated('arcade'),
    SMS_AUTH_TOKEN: simulated('sms'),
    TRON_XPUB: simulatedAccountKey(),
    TRON_SIGNER_KEY: simulated('chain wallet'),
    VAPID_PUBLIC_KEY: base64url(p256.getPublicKey(vapid, false)),
    VAPID_PRIVATE_KEY: base64url(vapid),
    PAYOUT_SECRET: simulated('payout'),
    GATEWAY_HASH_KEY: simulated('hash key').slice(0, 16),
    GATEWAY_HASH_IV: simulated('hash iv').slice(0, 16),
    // Of the secret key in the sandbox's simulated beacon.
    BEACON_PUBLIC_KEY:
      'a3b54a96dc770c6ba4b3054b0060067e4be855c4c74fdf0da0f808a2fe13d3ba97f8d724bace63c49804c7f896036cca142817653ec006ddb7c3edefad2e0289b404015e8c2faafcb66d68cd38bb902d078435bbc430c98da81a1b2bda3d9cb6',
  } as const
}
