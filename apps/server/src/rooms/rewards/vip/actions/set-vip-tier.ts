import { operatorCalls } from '@gamehall/contract/operator'
import type { Minor } from '@gamehall/money'
import { refuseField, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import type { RewardsTrx } from '../../tables.ts'
import { readVipTiers } from '../vip-queries.ts'

/**
 * Edits a VIP level, or adds the next one. 400 when the level is beyond the next free one, when a requirement is lower than
 * that of the level below or higher than that of the level above, or when level 0 has any requirement.
 */
export const setVipTier = implementAction(operatorCalls.setVipTier, {
  subject: ({ level }) => `VIP level ${level}`,
  version: (trx: RewardsTrx) => trx.selectFrom('vip_tiers').selectAll().orderBy('level').execute(),
  async run(_ctx, trx: RewardsTrx, { level, name: names, deposit, valid_bet, hold_valid_bet }) {
    const tiers = await readVipTiers(trx)
    if (level > tiers.length) return refuseField('level', 'invalid')
    if (level === 0 && (deposit > 0n || valid_bet > 0n || hold_valid_bet > 0n))
      return refuseField('level', 'invalid')
    const below = tiers[level - 1]
    const above = tiers[level + 1]
    const isBetween = (own: Minor, low: Minor | undefined, high: Minor | undefined) =>
      own >= (low ?? 0n) && (high === undefined || own <= high)
    if (!isBetween(deposit, below?.depositMinor, above?.depositMinor))
      return refuseField('deposit', 'invalid')
    if (!isBetween(valid_bet, below?.validBetMinor, above?.validBetMinor))
      return refuseField('valid_bet', 'invalid')
    if (!isBetween(hold_valid_bet, below?.holdMinor, above?.holdMinor))
      return refuseField('hold_valid_bet', 'invalid')
    const tier = {
      name: JSON.stringify(names),
      deposit_minor: deposit,
      valid_bet_minor: valid_bet,
      hold_minor: hold_valid_bet,
    }
    await trx
      .insertInto('vip_tiers')
      .values({ level, ...tier })
      .onConflict((conflict) => conflict.column('level').doUpdateSet(tier))
      .execute()
    // A new level starts with the rebate rates of the level below.
    await trx
      .insertInto('vip_rates')
      .columns(['level', 'category', 'basis_points'])
      .expression((rates) =>
        rates
          .selectFrom('vip_rates')
          .select((row) => [row.val(level).as('level'), 'category', 'basis_points'])
          .where('level', '=', level - 1),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return succeed({ level })
  },
})
