import { formatDisplayAmount, type Minor } from '@gamehall/money'

/** Formats TWD for a message, without decimals where there are none: `1,000`. */
export const formatWholeDollars = (amount: Minor): string =>
  formatDisplayAmount(amount, 'TWD').replace(/\.00$/, '')
