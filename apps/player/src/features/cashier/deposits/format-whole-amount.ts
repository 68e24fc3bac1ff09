import { groupThousands } from '@gamehall/ui/money/amount-input.ts'
import { truncateToDollars } from '@gamehall/web-client/money/amount-arithmetic.ts'

/** Formats a limit as whole dollars: `"50000.00"` → `50,000`. */
export function formatWholeAmount(amount: string): string {
  return groupThousands(truncateToDollars(amount))
}
