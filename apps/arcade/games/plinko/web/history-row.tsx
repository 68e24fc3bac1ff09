import { useLanguage } from '@gamehall/web-client/i18n/text.ts'
import { betLabel } from '../bet-label.ts'
import type { ShownRound } from './plinko-types.ts'

/** How many balls fell over which board. */
export function HistoryRow({ round }: { readonly round: ShownRound }) {
  return betLabel(round, useLanguage())
}
