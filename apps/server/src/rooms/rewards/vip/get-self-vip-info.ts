import type { getSelfVipInfo as call } from '@gamehall/contract/rewards'
import { formatWireAmount, type Minor } from '@gamehall/money'
import { succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { localizeText } from '../../../platform/text/localize-text.ts'
import type { RewardsContext } from '../tables.ts'
import { HOLD_PERIOD_MS, isLevelReached, type VipStatus } from './evaluate-vip-level.ts'
import { viewLevelRates } from './get-vip-info.ts'
import { type NamedTier, readVipRates, readVipStatus, readVipTiers } from './vip-queries.ts'

const LATEST = 50

const progress = (done: Minor, required: Minor) => ({
  done: formatWireAmount(done, 'TWD'),
  required: formatWireAmount(required, 'TWD'),
})

/** §2 /vip_member, §7 /user/selfVipInfo: the player's level, progress to the next one, hold requirement and history. For formal accounts. */
export const getSelfVipInfo: UseCase<typeof call, RewardsContext> = async (
  ctx,
  _request,
  { session, locale },
) => {
  const { playerId } = session
  const [tiers, rates, standing, placed, changes] = await Promise.all([
    readVipTiers(ctx.db),
    readVipRates(ctx.db),
    readVipStatus(ctx.db, playerId, new Date(ctx.clock.now().getTime() + 1)),
    ctx.db.selectFrom('vip_levels').select('since').where('player_id', '=', playerId).executeTakeFirst(),
    ctx.db
      .selectFrom('vip_changes')
      .selectAll()
      .where('player_id', '=', playerId)
      .orderBy('at', 'desc')
      .orderBy('change_id', 'desc')
      .limit(LATEST)
      .execute(),
  ])
  if (standing === undefined) throw new Error('a formal account has no VIP status')
  const own = tiers.find(({ level }) => level === standing.level)
  const next = tiers.find(({ level }) => level === standing.level + 1)
  return succeed({
    level: standing.level,
    name: localizeText(own?.name ?? {}, locale),
    since: placed?.since.toISOString() ?? null,
    next: next === undefined ? null : { ...viewNext(standing, next), name: localizeText(next.name, locale) },
    hold:
      standing.level === 0 || own === undefined
        ? null
        : {
            ...progress(standing.heldBetMinor, own.holdMinor),
            from: standing.heldFrom.toISOString(),
            until: new Date(standing.heldFrom.getTime() + HOLD_PERIOD_MS).toISOString(),
          },
    rates: viewLevelRates(rates, standing.level),
    changes: changes.map(({ kind, from_level, to_level, at }) => ({
      kind,
      from_level,
      to_level,
      at: at.toISOString(),
    })),
  })
}

const viewNext = (standing: VipStatus, next: NamedTier) => ({
  level: next.level,
  deposit: progress(standing.depositMinor, next.depositMinor),
  valid_bet: progress(standing.validBetMinor, next.validBetMinor),
  comeback: standing.highest < next.level ? null : progress(standing.heldBetMinor, next.holdMinor),
  is_reached: isLevelReached(standing, next),
})
