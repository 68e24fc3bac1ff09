export { addressToHex } from './chain/chain-address.ts'
export { writeRawTransfer } from './chain/raw-transaction.ts'
export { createSandbox, migrateSandbox, type Sandbox, type SandboxOptions } from './create-sandbox.ts'
export type { FaultKind, FaultTarget } from './faults/fault-store.ts'
export type {
  OperatorActionInfo,
  OperatorRequest,
  SandboxCredentials,
  ServerPort,
} from './sandbox-context.ts'
