export {
  addressOfPrivateKey,
  addressOfPublicKey,
  addressToHex,
  deriveAddress,
  isExtendedPublicKey,
  isTronAddress,
  USDT_CONTRACT,
} from '../../platform/tron/tron-address.ts'
export type { ChainReader, ChainTransfer } from './chain-reader.ts'
export { chainVendors } from './registry.ts'
export type { Signer, SigningResult } from './signer.ts'
export { callNode, type NodeOptions } from './trongrid/api.ts'
export { readRawTransfer, transferParameter } from './trongrid/raw-transaction.ts'
export { createTronGridReader } from './trongrid/reader.ts'
