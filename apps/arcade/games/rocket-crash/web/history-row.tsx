import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatMultiplier } from '../rules.ts'
import type { RocketRound } from '../schemas.ts'
import { rocketText } from '../text.ts'

/** Where the bet left the rocket, or where it crashed. */
export function RocketHistoryRow({ round: { status, cashed_out, crash } }: { readonly round: RocketRound }) {
  const text = useText(rocketText)
  if (status === 'void') return text.historyVoid
  if (cashed_out !== null) return text.historyCashed(formatMultiplier(cashed_out))
  return crash === null ? null : text.historyLost(formatMultiplier(crash))
}
