export { createSandbox, type Sandbox, type SandboxOptions } from './create-sandbox.ts'
export type { FaultKind, FaultTarget } from './faults/fault-store.ts'
export type { HallPort, OperatorActionInfo, OperatorRequest, SandboxCredentials } from './sandbox-context.ts'
