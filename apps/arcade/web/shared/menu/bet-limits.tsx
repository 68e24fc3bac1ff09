import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import type { OpenSessionResponse } from '../../../src/game-api/schema.ts'
import type { BetLimits } from '../frontend/game-facts.ts'
import { toWire } from '../money/wire-money.ts'
import { betLimitsText } from './bet-limits-text.ts'
import { InfoFacts, InfoSection } from './info-blocks.tsx'

type Row = readonly [label: string, value: string]

interface BetLimitsProps {
  readonly limits: BetLimits
  readonly session: Pick<OpenSessionResponse, 'bets' | 'max_win' | 'tables'>
}

/** The least and the most stake, the most of a round, and the largest payout, as far as the game's own figures do not state them. */
export function BetLimitsSection({ limits, session }: BetLimitsProps) {
  const text = useText(betLimitsText)
  const { stakeOf, roundMaxMinor, payoutOf } = limits
  const { min, max } = session.bets
  const rows: Row[] = []
  if (stakeOf !== null)
    rows.push([text.stake[stakeOf], `${formatWholeAmount(min)}–${formatWholeAmount(max)}`])
  if (roundMaxMinor !== undefined) rows.push([text.roundMax, formatWholeAmount(toWire(roundMaxMinor))])
  if (payoutOf !== undefined) rows.push(...payoutRows(text.payout[payoutOf], text.at, limits, session))
  return (
    <InfoSection title={text.title}>
      <InfoFacts facts={rows} />
    </InfoSection>
  )
}

/** The largest payout: of each table where they differ. */
function payoutRows(
  label: string,
  at: (label: string, table: string) => string,
  { tables }: BetLimits,
  session: BetLimitsProps['session'],
): Row[] {
  if (tables === undefined) return [[label, formatWholeAmount(session.max_win)]]
  return session.tables.map(({ id, max_win }) => [at(label, tables[id] ?? id), formatWholeAmount(max_win)])
}
