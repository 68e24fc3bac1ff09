import { requireSetting } from '../../../platform/config/require-setting.ts'
import type { SiteVendor } from '../../open-site-vendor.ts'
import type { ChainReader } from '../chain-reader.ts'
import { createTronGridReader } from './reader.ts'

/** The TronGrid node of `CHAIN_URL`. */
export const tronGrid: SiteVendor<ChainReader> = {
  create({ config }) {
    const baseUrl = requireSetting(config, 'CHAIN_URL')
    return createTronGridReader({ baseUrl: () => baseUrl, apiKey: config.CHAIN_API_KEY })
  },
}
