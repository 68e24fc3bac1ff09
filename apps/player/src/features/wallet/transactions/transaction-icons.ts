import type { TransactionType } from '@gamehall/contract/wallet'
import {
  crown,
  deposit,
  exchange,
  gear,
  gift,
  percent,
  recover,
  withdraw,
} from '@gamehall/ui/icons/icon-set.ts'
import type { IconShape } from '@gamehall/ui/icons/icon-shape.ts'

/** The icon of each transaction type. */
export const transactionIcons: Readonly<Record<TransactionType, IconShape>> = {
  recharge: deposit,
  withdraw,
  transfer: exchange,
  activity: gift,
  rebate: percent,
  system: gear,
  fallback: recover,
  bonus: crown,
}
