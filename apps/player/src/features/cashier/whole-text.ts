import { groupThousands } from '@gamehall/ui/amount-text.ts'
import { wholeDollars } from '../../shared/money/whole-amount.ts'

/** A limit as words carry it: `"50000.00"` is `50,000`. */
export function wholeText(amount: string): string {
  return groupThousands(wholeDollars(amount))
}
