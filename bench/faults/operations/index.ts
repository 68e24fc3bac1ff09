import { betOnDice, betOnFlight, betOnHand } from './bet-at-table.ts'
import { forfeitBonus, takeBonus } from './bonus.ts'
import { depositAtm } from './deposit-atm.ts'
import { depositStore } from './deposit-store.ts'
import { depositUsdt } from './deposit-usdt.ts'
import { exchange } from './exchange.ts'
import { playFreeRounds } from './free-rounds.ts'
import type { Operation } from './operation.ts'
import { playHands, playInstantRounds, playSteppedRound } from './play-rounds.ts'
import { review } from './review.ts'
import { enterWithEverything, recover, transferIn } from './transfer-in.ts'
import { returnPayout, withdrawBank } from './withdraw-bank.ts'
import { withdrawUsdt } from './withdraw-usdt.ts'

/** `transfer`: games are played on a wallet of the platform's own; `seamless`: on the main wallet. */
export type WalletMode = 'transfer' | 'seamless'

const everywhere: readonly Operation[] = [
  depositAtm,
  depositStore,
  depositUsdt,
  exchange,
  takeBonus,
  forfeitBonus,
  withdrawUsdt,
  withdrawBank,
  returnPayout,
  review,
  playInstantRounds,
  playFreeRounds,
  playSteppedRound,
  playHands,
  betOnHand,
  betOnDice,
  betOnFlight,
]

/** What players do on a site of the wallet mode. */
export const operationsOf = (mode: WalletMode): readonly Operation[] =>
  mode === 'transfer' ? [...everywhere, transferIn, recover, enterWithEverything] : everywhere
