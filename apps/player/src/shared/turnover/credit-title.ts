import type { TurnoverCount, TurnoverCredit } from '@gamehall/contract/wallet'
import type { TurnoverText } from './turnover-text.ts'

/** The title of a credit: its own title, else the name of its source. */
export const creditTitle = (
  text: TurnoverText,
  { title, source }: Pick<TurnoverCredit | TurnoverCount, 'title' | 'source'>,
): string => title || text[source]
