import type { VipLevel } from '@gamehall/contract/rewards'
import { formatMoneyAmount } from '@gamehall/money'
import { StatusPill } from '@gamehall/ui/data-display/status-pill.tsx'
import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { chevronRight } from '@gamehall/ui/icons/icon-set.ts'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { isAmountBelow, subtractAmounts } from '@gamehall/web-client/money/amount-arithmetic.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import { VipBadge } from '../../../shared/player/vip-badge.tsx'
import { type useSelfVipInfo, useVipInfo } from './api.ts'
import styles from './vip.module.css'
import { type VipText, vipText } from './vip-text.ts'

type SelfVip = NonNullable<ReturnType<typeof useSelfVipInfo>['data']>

/** All VIP levels, the highest first: what each gives, where the player stands, and what is missing for the higher ones. */
export function VipLadder({ vip }: { readonly vip: SelfVip }) {
  const text = useText(vipText)
  const levels = useVipInfo().data?.levels
  if (levels === undefined) return null
  return (
    <Card title={text.ladder}>
      <ol reversed className={styles.ladder}>
        {levels.toReversed().map((level) => (
          <li key={level.level} aria-current={level.level === vip.level ? 'step' : undefined}>
            <AppLink to={href('vipDetail', undefined, { level: level.level })} className={styles.rung}>
              <span className={styles.rungBadge}>
                <VipBadge level={level.level} />
              </span>
              <span className={styles.rungWords}>
                <span className={styles.rungName}>
                  <b>{level.name}</b>
                  {level.level === vip.level ? <StatusPill tone="win">{text.here}</StatusPill> : null}
                </span>
                <span className={`num ${styles.quiet}`}>{privileges(level, text)}</span>
                {level.level > vip.level ? (
                  <span className={`num ${styles.missing}`}>{missing(level, vip, text)}</span>
                ) : null}
              </span>
              <Icon shape={chevronRight} size="s" />
            </AppLink>
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** The level's best rebate rate, and how much TWD can be withdrawn a day. */
function privileges({ rates, withdrawals }: VipLevel, text: VipText): string {
  const best = rates
    .map(({ rate }) => rate)
    .reduce((high, rate) => (isAmountBelow(high, rate) ? rate : high), '0')
  const daily = withdrawals.find(({ currency }) => currency === 'TWD')?.daily_max
  const gives = [text.rebateUpTo(best)]
  if (daily !== undefined) gives.push(text.dailyUpTo(formatWhole(daily)))
  return gives.join(' · ')
}

/** The deposits and valid bets that the player still lacks for a higher level. */
function missing(level: VipLevel, { next }: SelfVip, text: VipText): string {
  if (next === null) return ''
  const left = (required: string, done: string) =>
    isAmountBelow(done, required) ? subtractAmounts(required, done) : undefined
  const deposit = left(level.deposit, next.deposit.done)
  const bet = left(level.valid_bet, next.valid_bet.done)
  const parts = [
    deposit && text.missingDeposit(formatWhole(deposit)),
    bet && text.missingBet(formatWhole(bet)),
  ].filter((part) => part !== undefined)
  if (parts.length === 0) return level.level === next.level ? text.reached : text.ruleSteps
  return text.missing(parts.join(text.and))
}

const formatWhole = (amount: string) => formatMoneyAmount(amount).replace(/\.00$/, '')
