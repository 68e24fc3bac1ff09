import { useCallback, useState } from 'react'
import type { OpenSessionResponse, Round } from '../../../src/game-api/schema.ts'
import { toMinor } from '../money/wire-money.ts'

/** What a session's rounds have cost and paid so far, in minor units. */
export interface PlayedAmounts {
  readonly stakedMinor: bigint
  readonly paidMinor: bigint
}

export type PlayedRound = Pick<Round, 'round_id' | 'bet' | 'win' | 'status'>

/** Sums the session's rounds: those before the page was loaded, and each shown since, by its id. */
export function usePlayedAmounts({ played, open_round }: OpenSessionResponse) {
  const [{ stakedMinor, paidMinor }, setAmounts] = useState<PlayedAmounts & { last: PlayedRound | null }>(
    () => ({
      stakedMinor: toMinor(played.staked),
      paidMinor: toMinor(played.paid),
      last: open_round,
    }),
  )
  const recordRound = useCallback(
    (round: PlayedRound) =>
      setAmounts(({ stakedMinor, paidMinor, last }) => {
        const before = amountsOf(last?.round_id === round.round_id ? last : null)
        const now = amountsOf(round)
        return {
          stakedMinor: stakedMinor + now.staked - before.staked,
          paidMinor: paidMinor + now.paid - before.paid,
          last: round,
        }
      }),
    [],
  )
  const amounts: PlayedAmounts = { stakedMinor, paidMinor }
  return { played: amounts, recordRound }
}

/** A void round's stakes were returned: it has cost nothing. */
function amountsOf(round: PlayedRound | null) {
  if (round === null || round.status === 'void') return { staked: 0n, paid: 0n }
  return { staked: toMinor(round.bet), paid: toMinor(round.win) }
}
