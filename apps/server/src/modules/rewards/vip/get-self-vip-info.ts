import type { getSelfVipInfo as call } from '@gamehall/contract/rewards'
import { formatWire, type Minor } from '@gamehall/money'
import { localized } from '../../../core/localized.ts'
import { refuse, succeed } from '../../../core/outcome.ts'
import type { UseCase } from '../../../http/route.ts'
import { ratesOf } from './get-vip-info.ts'
import { HOLD_MS, isReached, type VipStanding } from './judge-vip.ts'
import { type NamedTier, readRates, readStanding, readTiers } from './vip-queries.ts'

const LATEST = 50

const progress = (done: Minor, required: Minor) => ({
  done: formatWire(done, 'TWD'),
  required: formatWire(required, 'TWD'),
})

/** §2 /vip_member, §7 /user/selfVipInfo: the player's level, progress to the next one, hold requirement and history. 403 test account. */
export const getSelfVipInfo: UseCase<typeof call> = async (hall, _request, { session, locale }) => {
  const { playerId } = session
  const [tiers, rates, standing, placed, changes] = await Promise.all([
    readTiers(hall.db),
    readRates(hall.db),
    readStanding(hall.db, playerId, new Date(hall.clock.now().getTime() + 1)),
    hall.db.selectFrom('vip_levels').select('since').where('player_id', '=', playerId).executeTakeFirst(),
    hall.db
      .selectFrom('vip_changes')
      .selectAll()
      .where('player_id', '=', playerId)
      .orderBy('at', 'desc')
      .orderBy('change_id', 'desc')
      .limit(LATEST)
      .execute(),
  ])
  if (standing === undefined) return refuse(403)
  const own = tiers.find(({ level }) => level === standing.level)
  const next = tiers.find(({ level }) => level === standing.level + 1)
  return succeed({
    level: standing.level,
    name: localized(own?.name ?? {}, locale),
    since: placed?.since.toISOString() ?? null,
    next: next === undefined ? null : { ...viewNext(standing, next), name: localized(next.name, locale) },
    hold:
      standing.level === 0 || own === undefined
        ? null
        : {
            ...progress(standing.heldBetMinor, own.holdMinor),
            from: standing.heldFrom.toISOString(),
            until: new Date(standing.heldFrom.getTime() + HOLD_MS).toISOString(),
          },
    rates: ratesOf(rates, standing.level),
    changes: changes.map(({ kind, from_level, to_level, at }) => ({
      kind,
      from_level,
      to_level,
      at: at.toISOString(),
    })),
  })
}

const viewNext = (standing: VipStanding, next: NamedTier) => ({
  level: next.level,
  deposit: progress(standing.depositMinor, next.depositMinor),
  valid_bet: progress(standing.validBetMinor, next.validBetMinor),
  comeback: standing.highest < next.level ? null : progress(standing.heldBetMinor, next.holdMinor),
  is_reached: isReached(standing, next),
})
