import { toWire } from '../../../../web/shared/money/wire-money.ts'
import type { RouletteTableId } from '../../limits.ts'
import type { Chip } from '../../rules.ts'
import type { RouletteBet } from '../../schemas.ts'

/** The bet of chips, as the arcade takes it. */
export const betOf = (table: RouletteTableId, chips: readonly Chip[]): RouletteBet => ({
  table,
  chips: chips.map(({ spot, stake }) => ({ spot, amount: toWire(stake) })),
})
