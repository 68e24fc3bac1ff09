import { requireSetting } from '../../../platform/config/require-setting.ts'
import { createLocalKeySigner, createRemoteSigner, type Signer } from '../../signer/index.ts'
import type { Vendor, VendorEnv } from '../../vendor-registry.ts'
import type { PayoutCapabilities, PayoutRail } from '../payout-rail.ts'
import { createTronSender } from './sender.ts'

/** USDT from the server's own wallet, over the node of `CHAIN_URL`. */
export const tron: Vendor<PayoutRail, PayoutCapabilities> = {
  capabilities: { method: 'usdt', hasNotices: false },
  create: (env) =>
    createTronSender({
      baseUrl: () => requireSetting(env.config, 'CHAIN_URL'),
      apiKey: env.config.CHAIN_API_KEY,
      signer: openSigner(env),
      clock: env.clock,
    }),
}

/** The remote signer of SIGNER_URL, or a local one, with the wallet's key in this process. */
function openSigner({ config, log }: VendorEnv): Signer {
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
