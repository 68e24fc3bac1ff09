import { groupThousands } from '@gamehall/ui/amount-text.ts'

/** An amount on the wire as it is read: `"1200.00"` is `1,200`. */
export const dollars = (amount: string): string => groupThousands(amount.replace(/\.00$/, ''))
