import { groupThousands } from '@gamehall/ui/amount-text.ts'
import { wholeDollars } from '../../shared/money/whole-amount.ts'

/** Formats a limit as whole dollars: `"50000.00"` → `50,000`. */
export function wholeText(amount: string): string {
  return groupThousands(wholeDollars(amount))
}
