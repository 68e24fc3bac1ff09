import type { Locale } from '@gamehall/contract/constants'
import type { VipChange } from '@gamehall/contract/rewards'
import { localizeText } from '../../../platform/text/localize-text.ts'
import { notifyReward } from '../notifications/notify-reward.ts'
import type { RewardsContext, RewardsTrx } from '../tables.ts'

interface VipNotification {
  readonly kind: VipChange['kind']
  readonly day: string
  /** The level's name, by language. */
  readonly name: Readonly<Record<string, string>>
}

/** Notifies a player of a VIP level change and its reason. */
export function notifyVipChange(
  ctx: RewardsContext,
  trx: RewardsTrx,
  playerId: bigint,
  { kind, day, name }: VipNotification,
): Promise<void> {
  const title = (locale: Locale) => TITLES[kind][locale](localizeText(name, locale))
  return notifyReward(ctx, trx, playerId, {
    about: 'reward',
    title,
    body: (locale) => BODIES[kind][locale](localizeText(name, locale)),
    reqId: `vip-${day}`,
    keys: ['vip_level'],
  })
}

type TextOf = Readonly<Record<Locale, (name: string) => string>>

const CHANGED: TextOf = {
  'zh-TW': (name) => `VIP 等級調整為「${name}」`,
  en: (name) => `VIP level changed to ${name}`,
}
const TITLES: Readonly<Record<VipChange['kind'], TextOf>> = {
  promoted: { 'zh-TW': (name) => `升級為「${name}」`, en: (name) => `You’ve reached ${name}` },
  relegated: CHANGED,
  placed: CHANGED,
}

const BODIES: Readonly<Record<VipChange['kind'], TextOf>> = {
  promoted: {
    'zh-TW': (name) => `恭喜！您的 VIP 等級已升為「${name}」`,
    en: (name) => `Congratulations! Your VIP level is now ${name}`,
  },
  relegated: {
    'zh-TW': (name) => `保級期間的有效投注未達標，您的 VIP 等級調整為「${name}」`,
    en: (name) =>
      `Your valid bets this period didn’t meet the requirement to keep your level. Your VIP level is now ${name}`,
  },
  placed: {
    'zh-TW': (name) => `您的 VIP 等級已調整為「${name}」`,
    en: (name) => `Your VIP level is now ${name}`,
  },
}
