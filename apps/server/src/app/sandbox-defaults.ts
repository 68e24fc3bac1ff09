import { createHash } from 'node:crypto'
import { p256 } from '@noble/curves/nist.js'
import { HDKey } from '@scure/bip32'
import type { Config } from '../config/config.ts'

/** A secret between the hall and its own sandbox: of no use outside it. */
const simulated = (name: string) => createHash('sha256').update(`gamehall sandbox ${name}`).digest('hex')

const simulatedVapid = Buffer.from(simulated('web push'), 'hex')
const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')

/** The public key of an account on the simulated chain, at BIP44's place for TRON. */
function simulatedAccountKey(): string {
  const seed = Buffer.from(simulated('chain seed'), 'hex')
  return HDKey.fromMasterSeed(seed).derive("m/44'/195'/0'").publicExtendedKey
}

/** In sandbox mode, whatever the environment leaves open points at the sandbox of this process. Live mode gets nothing. */
export function withSandboxDefaults(config: Config, selfUrl: string, smtpUrl: string | undefined): Config {
  if (config.GAMEHALL_MODE !== 'sandbox') return config
  return {
    ...config,
    DATA_KEY: config.DATA_KEY ?? simulated('data key'),
    ARCADE_SECRET: config.ARCADE_SECRET ?? simulated('arcade'),
    SMS_URL: config.SMS_URL ?? `${selfUrl}/sandbox/sms`,
    SMS_ACCOUNT_ID: config.SMS_ACCOUNT_ID ?? 'sandbox',
    SMS_AUTH_TOKEN: config.SMS_AUTH_TOKEN ?? simulated('sms'),
    SMS_FROM: config.SMS_FROM ?? 'gamehall',
    ...(smtpUrl !== undefined && { SMTP_URL: config.SMTP_URL ?? smtpUrl }),
    CHAIN_URL: config.CHAIN_URL ?? `${selfUrl}/sandbox/chain`,
    TRON_XPUB: config.TRON_XPUB ?? simulatedAccountKey(),
    TRON_SIGNER_KEY: config.TRON_SIGNER_KEY ?? simulated('chain wallet'),
    VAPID_PUBLIC_KEY: config.VAPID_PUBLIC_KEY ?? base64url(p256.getPublicKey(simulatedVapid, false)),
    VAPID_PRIVATE_KEY: config.VAPID_PRIVATE_KEY ?? base64url(simulatedVapid),
    PAYOUT_URL: config.PAYOUT_URL ?? `${selfUrl}/sandbox/payout`,
    PAYOUT_MERCHANT_ID: config.PAYOUT_MERCHANT_ID ?? '5000001',
    PAYOUT_SECRET: config.PAYOUT_SECRET ?? simulated('payout'),
    GATEWAY_URL: config.GATEWAY_URL ?? `${selfUrl}/sandbox/gateway`,
    GATEWAY_MERCHANT_ID: config.GATEWAY_MERCHANT_ID ?? '3000001',
    GATEWAY_HASH_KEY: config.GATEWAY_HASH_KEY ?? simulated('hash key').slice(0, 16),
    GATEWAY_HASH_IV: config.GATEWAY_HASH_IV ?? simulated('hash iv').slice(0, 16),
  }
}
