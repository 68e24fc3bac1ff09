export { createLocalKeySigner } from './local-key/provider.ts'
export type { Signer } from './signer.ts'
