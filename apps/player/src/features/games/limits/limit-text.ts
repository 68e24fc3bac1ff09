import type { PlayLimit } from '@gamehall/contract/games'
import { groupThousands } from '@gamehall/ui/amount-text.ts'
import type { playLimitsText } from './play-limits-text.ts'

/** A limit's amount as it is read: `"1200.00"` is `1,200`, 90 minutes are an hour and a half. */
export const limitText = (
  subject: PlayLimit['subject'],
  amount: string,
  { length }: Pick<(typeof playLimitsText)['zh-TW'], 'length'>,
): string => (subject === 'time' ? length(Number(amount)) : groupThousands(amount.replace(/\.00$/, '')))
