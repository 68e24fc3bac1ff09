export type { ChainReader, ChainTransfer } from './chain-reader.ts'
export type { Signer, SigningResult } from './signer.ts'
export {
  addressOfPrivateKey,
  addressOfPublicKey,
  deriveAddress,
  isExtendedPublicKey,
  isTronAddress,
  USDT_CONTRACT,
} from './tron-address.ts'
export { readRawTransfer } from './trongrid/raw-transaction.ts'
export { createTronGridReader } from './trongrid/reader.ts'
export { createTronSender, type TronSenderOptions } from './trongrid/sender.ts'
