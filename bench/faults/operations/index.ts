import { depositAtm } from './deposit-atm.ts'
import { recover, transferIn } from './move-to-platform.ts'
import type { Operation } from './operation.ts'

export const operations: readonly Operation[] = [depositAtm, transferIn, recover]
