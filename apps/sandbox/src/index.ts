export { beaconRoutes } from './beacon/beacon-routes.ts'
export { beaconPublicKey, simulatedNetwork } from './beacon/simulated-beacon.ts'
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
