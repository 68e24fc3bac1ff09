export type { Signer } from '../chain/index.ts'
export { createLocalKeySigner } from './local-key/provider.ts'
export { createRemoteSigner } from './remote/provider.ts'
export { isSignedRequest } from './remote/request-signature.ts'
