import type { UserInfo } from '@gamehall/contract/account'
import { ACCOUNT_TYPES } from '@gamehall/contract/constants'
import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { CopyButton } from '@gamehall/ui/buttons/copy-button.tsx'
import { Avatar } from '@gamehall/ui/data-display/avatar.tsx'
import { StatusPill } from '@gamehall/ui/data-display/status-pill.tsx'
import { Skeleton, SkeletonList } from '@gamehall/ui/feedback/skeleton.tsx'
import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { phone } from '@gamehall/ui/icons/icon-set.ts'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { CountUp } from '@gamehall/ui/money/count-up.tsx'
import { Money } from '@gamehall/ui/money/money.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import { usePlayBreak } from '../../../shared/player/use-play-break.ts'
import { VipBadge } from '../../../shared/player/vip-badge.tsx'
import { mineText } from './mine-text.ts'
import styles from './profile-card.module.css'

/** The player's name, account, phone, main wallet balance and remaining turnover requirement. */
export function ProfileCard({ player }: { readonly player: UserInfo }) {
  const text = useText(mineText)
  const isOnBreak = usePlayBreak() !== undefined
  const isTest = player.acc_of_type === ACCOUNT_TYPES.test
  return (
    <Card>
      <div className={styles.who}>
        {isTest ? (
          <Avatar name={player.nickname} size="l" />
        ) : (
          <AppLink to={href('vipMember')} className={styles.vip}>
            <span className="sr-only">{text.vipLevel(player.vip_level)}</span>
            <Avatar name={player.nickname} size="l" />
            <span className={styles.badge}>
              <VipBadge level={player.vip_level} />
            </span>
          </AppLink>
        )}
        <div className={styles.names}>
          <h2 className={styles.nickname}>
            <span className={styles.clip}>{player.nickname}</span>
            {isTest ? <StatusPill tone="warn">{text.test}</StatusPill> : null}
          </h2>
          <p className={styles.account}>
            <span className={styles.clip}>{`${text.account} ${player.user_acc}`}</span>
            <CopyButton text={player.user_acc} what={text.account} />
          </p>
          {isTest ? null : (
            <p className={styles.phone}>
              <Icon shape={phone} size="s" />
              <span className="num">{player.phone ?? text.noPhone}</span>
            </p>
          )}
        </div>
      </div>
      <div className={styles.money}>
        <div className={styles.sum}>
          <span className={styles.label}>{text.mainWallet}</span>
          <CountUp amount={player.balance} className={styles.balance} />
        </div>
        {isTest ? (
          <AppLink to={href('setting')} className={buttonClass({ size: 'm', variant: 'ghost' })}>
            {text.toFormal}
          </AppLink>
        ) : (
          <AppLink to={href(isOnBreak ? 'withdraw' : 'deposit')} className={buttonClass({ size: 'm' })}>
            {isOnBreak ? text.withdraw : text.deposit}
          </AppLink>
        )}
      </div>
      <div className={styles.wash}>
        <span>
          {text.wash}
          <small className={styles.note}>{text.washHint}</small>
        </span>
        <Money amount={player.wash_balance} />
      </div>
    </Card>
  )
}

/** Placeholder while the player's info loads. */
export function ProfileSkeleton() {
  return (
    <>
      <Skeleton shape="block" height="232px" />
      <SkeletonList count={5} />
    </>
  )
}
