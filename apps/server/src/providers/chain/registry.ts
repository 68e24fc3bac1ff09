import type { SiteVendors } from '../open-site-vendor.ts'
import type { ChainReader } from './chain-reader.ts'
import { tronGrid } from './trongrid/vendor.ts'

/** Every reader of the chain, by the id in `CHAIN_VENDOR`. */
export const chainVendors: SiteVendors<ChainReader> = {
  kind: 'chain reader',
  setting: 'CHAIN_VENDOR',
  usual: () => 'trongrid',
  vendors: {
    trongrid: tronGrid,
  },
}
