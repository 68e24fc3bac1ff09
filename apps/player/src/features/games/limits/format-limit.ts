import type { PlayLimit } from '@gamehall/contract/games'
import { groupThousands } from '@gamehall/ui/money/amount-input.ts'
import type { playLimitsText } from './play-limits-text.ts'

/** Formats a limit’s amount: `"1200.00"` → `1,200`; minutes as hours and minutes. */
export const formatLimit = (
  subject: PlayLimit['subject'],
  amount: string,
  { length }: Pick<(typeof playLimitsText)['zh-TW'], 'length'>,
): string => (subject === 'time' ? length(Number(amount)) : groupThousands(amount.replace(/\.00$/, '')))
