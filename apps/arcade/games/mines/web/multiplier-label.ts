import { formatAmount } from '@gamehall/web-client/money/format-amount.ts'

/** A multiplier as the calls give it, such as `5148297.00`, with commas: `5,148,297.00`. */
export const multiplierLabel = (multiplier: string): string => formatAmount(multiplier)
