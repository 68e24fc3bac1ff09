export type { ChainReader, ChainTransfer } from './chain-reader.ts'
export {
  addressToHex,
  decodeAddress,
  deriveAddress,
  isExtendedPublicKey,
  isTronAddress,
  USDT_CONTRACT,
} from './tron-address.ts'
export { createTronGridReader } from './trongrid/reader.ts'
