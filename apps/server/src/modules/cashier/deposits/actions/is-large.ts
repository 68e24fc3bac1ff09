import type { Trx } from '../../../../core/transact.ts'
import { readWalletSettings } from '../../../wallet/index.ts'

/** Whether giving a player this much (TWD cents) takes two operators: from the same sum on as an adjustment by hand. */
export const isLarge = async (trx: Trx, amountMinor: bigint): Promise<boolean> =>
  amountMinor >= (await readWalletSettings(trx)).secondOperatorMinor
