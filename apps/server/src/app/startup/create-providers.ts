import type { Logger } from 'pino'
import type { Config } from '../../platform/config/config.ts'
import { requireSetting } from '../../platform/config/require-setting.ts'
import type { Clock } from '../../platform/time/clock.ts'
import { createTronGridReader, createTronSender } from '../../providers/chain/index.ts'
import { createMessagingProviders } from '../../providers/create-messaging-providers.ts'
import { createHumanReader } from '../../providers/face/index.ts'
import { createArcadeProvider, createGameProviders } from '../../providers/games/index.ts'
import type { Providers } from '../../providers/index.ts'
import { createTesseractReader } from '../../providers/ocr/index.ts'
import { createAllInOneGateway } from '../../providers/payments/index.ts'
import { createBankPayout } from '../../providers/payouts/index.ts'
import { createLocalKeySigner, createRemoteSigner, type Signer } from '../../providers/signer/index.ts'
import { openStorage } from '../../providers/storage/index.ts'
import { createVapidSender } from '../../providers/web-push/index.ts'

/** Creates the providers from the configuration. */
export function createProviders(config: Config, clock: Clock, selfUrl: string, log: Logger): Providers {
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
    payments: createAllInOneGateway({
      gatewayUrl: () => requireSetting(config, 'GATEWAY_URL'),
      callbackUrl: () => `${config.PUBLIC_URL ?? selfUrl}/api/callbacks/gateway`,
      merchantId: requireSetting(config, 'GATEWAY_MERCHANT_ID'),
      keys: {
        hashKey: requireSetting(config, 'GATEWAY_HASH_KEY'),
        hashIv: requireSetting(config, 'GATEWAY_HASH_IV'),
      },
      clock,
    }),
    payouts: {
      bank: createBankPayout({
        baseUrl: () => requireSetting(config, 'PAYOUT_URL'),
        callbackUrl: () => `${config.PUBLIC_URL ?? selfUrl}/api/callbacks/payout`,
        merchantId: requireSetting(config, 'PAYOUT_MERCHANT_ID'),
        secret: requireSetting(config, 'PAYOUT_SECRET'),
        clock,
      }),
      usdt: createTronSender({
        baseUrl: () => requireSetting(config, 'CHAIN_URL'),
        apiKey: config.CHAIN_API_KEY,
        signer: openSigner(config, log),
        clock,
      }),
    },
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

/** The remote signer of SIGNER_URL, or a local one, with the wallet's key in this process. */
function openSigner(config: Config, log: Logger): Signer {
  if (config.SIGNER_URL !== undefined)
    return createRemoteSigner({
      url: config.SIGNER_URL,
      secret: requireSetting(config, 'SIGNER_SECRET'),
      address: requireSetting(config, 'SIGNER_ADDRESS'),
    })
  if (config.GAMEHALL_MODE === 'live')
    log.warn('the key of the USDT wallet is in this process: run a signer (SIGNER_URL, docs/OPERATIONS.md)')
  return createLocalKeySigner(Buffer.from(requireSetting(config, 'TRON_SIGNER_KEY'), 'hex'))
}
