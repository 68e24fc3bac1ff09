import { forfeitBonus, takeBonus } from './bonus.ts'
import { depositAtm } from './deposit-atm.ts'
import { depositStore } from './deposit-store.ts'
import { depositUsdt } from './deposit-usdt.ts'
import { exchange } from './exchange.ts'
import type { Operation } from './operation.ts'
import { review } from './review.ts'
import { recover, transferIn } from './transfer-in.ts'
import { returnPayout, withdrawBank } from './withdraw-bank.ts'
import { withdrawUsdt } from './withdraw-usdt.ts'

export const operations: readonly Operation[] = [
  depositAtm,
  depositStore,
  depositUsdt,
  transferIn,
  recover,
  exchange,
  takeBonus,
  forfeitBonus,
  withdrawUsdt,
  withdrawBank,
  returnPayout,
  review,
]
