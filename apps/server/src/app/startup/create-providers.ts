import type { Logger } from 'pino'
import type { Config } from '../../platform/config/config.ts'
import { requireSetting } from '../../platform/config/require-setting.ts'
import type { Clock } from '../../platform/time/clock.ts'
import { createTronGridReader } from '../../providers/chain/index.ts'
import { createMessagingProviders } from '../../providers/create-messaging-providers.ts'
import { createHumanReader } from '../../providers/face/index.ts'
import { createArcadeProvider, createGameProviders } from '../../providers/games/index.ts'
import type { Providers } from '../../providers/index.ts'
import { createTesseractReader } from '../../providers/ocr/index.ts'
import { paymentGateways } from '../../providers/payments/index.ts'
import { payoutVendors } from '../../providers/payouts/index.ts'
import { openStorage } from '../../providers/storage/index.ts'
import { openVendors } from '../../providers/vendor-registry.ts'
import { createVapidSender } from '../../providers/web-push/index.ts'

/** Creates the providers from the configuration. */
export function createProviders(config: Config, clock: Clock, selfUrl: string, log: Logger): Providers {
  const env = { config, clock, selfUrl, log: { warn: (message: string) => log.warn(message) } }
  return {
    ...createMessagingProviders(config),
    storage: openStorage(config),
    ocr: createTesseractReader({
      onError: (error) => log.error({ err: error }, 'the text reader failed'),
    }),
    face: createHumanReader({
      onError: (error) => log.error({ err: error }, 'the face reader failed'),
    }),
    chain: createTronGridReader({
      baseUrl: () => requireSetting(config, 'CHAIN_URL'),
      apiKey: config.CHAIN_API_KEY,
    }),
    payments: openVendors('payment gateway', paymentGateways, env),
    payouts: openVendors('payout vendor', payoutVendors, env),
    webPush: createVapidSender({
      publicKey: requireSetting(config, 'VAPID_PUBLIC_KEY'),
      privateKey: requireSetting(config, 'VAPID_PRIVATE_KEY'),
      subject: `mailto:${config.MAIL_FROM}`,
    }),
    games: createGameProviders([
      createArcadeProvider({
        baseUrl: config.ARCADE_URL ?? `${selfUrl}/arcade`,
        signingSecret: requireSetting(config, 'ARCADE_SECRET'),
        clock,
      }),
    ]),
  }
}
