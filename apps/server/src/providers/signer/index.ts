export { createLocalKeySigner } from './local-key/provider.ts'
export { createRemoteSigner } from './remote/provider.ts'
export { isSignedRequest } from './remote/request-signature.ts'
export type { Signer } from './signer.ts'
