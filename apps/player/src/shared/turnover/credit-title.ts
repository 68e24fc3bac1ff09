import type { TurnoverCount, TurnoverCredit } from '@gamehall/contract/wallet'
import type { TurnoverText } from './turnover-text.ts'

/** What a credit is called: what it was given for, else its kind. */
export const creditTitle = (
  text: TurnoverText,
  { title, source }: Pick<TurnoverCredit | TurnoverCount, 'title' | 'source'>,
): string => title || text[source]
