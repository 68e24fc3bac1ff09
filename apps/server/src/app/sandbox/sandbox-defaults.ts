import { simulatedNetwork } from '@gamehall/sandbox'
import type { Config } from '../../platform/config/config.ts'
import { createSandboxSecrets } from '../../platform/config/sandbox-secrets.ts'

/** Fills settings that the environment leaves out with those of this process's sandbox. Returns live-mode settings unchanged. */
export function withSandboxDefaults(config: Config, selfUrl: string, smtpUrl: string | undefined): Config {
  if (config.GAMEHALL_MODE !== 'sandbox') return config
  const secrets = createSandboxSecrets()
  return {
    ...config,
    DATA_KEY: config.DATA_KEY ?? secrets.DATA_KEY,
    ARCADE_SECRET: config.ARCADE_SECRET ?? secrets.ARCADE_SECRET,
    SMS_URL: config.SMS_URL ?? `${selfUrl}/sandbox/sms`,
    SMS_ACCOUNT_ID: config.SMS_ACCOUNT_ID ?? 'sandbox',
    SMS_AUTH_TOKEN: config.SMS_AUTH_TOKEN ?? secrets.SMS_AUTH_TOKEN,
    SMS_FROM: config.SMS_FROM ?? 'gamehall',
    ...(smtpUrl !== undefined && { SMTP_URL: config.SMTP_URL ?? smtpUrl }),
    CHAIN_URL: config.CHAIN_URL ?? `${selfUrl}/sandbox/chain`,
    TRON_XPUB: config.TRON_XPUB ?? secrets.TRON_XPUB,
    TRON_SIGNER_KEY: config.TRON_SIGNER_KEY ?? secrets.TRON_SIGNER_KEY,
    VAPID_PUBLIC_KEY: config.VAPID_PUBLIC_KEY ?? secrets.VAPID_PUBLIC_KEY,
    VAPID_PRIVATE_KEY: config.VAPID_PRIVATE_KEY ?? secrets.VAPID_PRIVATE_KEY,
    PAYOUT_URL: config.PAYOUT_URL ?? `${selfUrl}/sandbox/payout`,
    PAYOUT_MERCHANT_ID: config.PAYOUT_MERCHANT_ID ?? '5000001',
    PAYOUT_SECRET: config.PAYOUT_SECRET ?? secrets.PAYOUT_SECRET,
    GATEWAY_URL: config.GATEWAY_URL ?? `${selfUrl}/sandbox/gateway`,
    GATEWAY_MERCHANT_ID: config.GATEWAY_MERCHANT_ID ?? '3000001',
    GATEWAY_HASH_KEY: config.GATEWAY_HASH_KEY ?? secrets.GATEWAY_HASH_KEY,
    GATEWAY_HASH_IV: config.GATEWAY_HASH_IV ?? secrets.GATEWAY_HASH_IV,
    ...(config.BEACON_URL === undefined &&
      simulatedBeacon(`${selfUrl}/sandbox/beacon`, secrets.BEACON_PUBLIC_KEY)),
  }
}

/** The settings of the sandbox's beacon; a configured one replaces all of them. */
export function simulatedBeacon(url: string, publicKey: string) {
  const { hash, genesis_time, period } = simulatedNetwork(publicKey)
  return {
    BEACON_URL: url,
    BEACON_CHAIN_HASH: hash,
    BEACON_PUBLIC_KEY: publicKey,
    BEACON_GENESIS_TIME: genesis_time,
    BEACON_PERIOD: period,
  }
}
