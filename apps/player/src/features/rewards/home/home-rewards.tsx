import { ProgressBar } from '@gamehall/ui/feedback/progress-bar.tsx'
import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { chevronRight, gift } from '@gamehall/ui/icons/icon-set.ts'
import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { percentComplete } from '@gamehall/web-client/money/percent-complete.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import { VipBadge } from '../../../shared/player/vip-badge.tsx'
import styles from './home-rewards.module.css'
import { homeRewardsText } from './home-rewards-text.ts'

/** The player's cards on the home page: VIP progress and available offers. */
export function HomeRewards() {
  return (
    <div className={styles.cards}>
      <VipCard />
      <OffersCard />
    </div>
  )
}

function VipCard() {
  const text = useText(homeRewardsText)
  const vip = useCallQuery('getSelfVipInfo', {}).data
  if (!vip) return <span className={styles.card} aria-hidden />
  const { next } = vip
  const percent = next
    ? Math.min(
        percentComplete(next.deposit.required, next.deposit.done),
        percentComplete(next.valid_bet.required, next.valid_bet.done),
      )
    : 100
  return (
    <AppLink to={href('vipMember')} className={styles.card}>
      <span className={styles.badge}>
        <VipBadge level={vip.level} />
      </span>
      <span className={styles.words}>
        <b>{vip.name}</b>
        <span className={`num ${styles.quiet}`}>{next ? text.toNext(next.name, percent) : text.top}</span>
        <ProgressBar
          value={percent}
          max={100}
          label={text.progress}
          tone={percent === 100 ? 'win' : 'gold'}
        />
      </span>
    </AppLink>
  )
}

function OffersCard() {
  const text = useText(homeRewardsText)
  const offers = useCallQuery('listActivities', { page_size: 50 }).data?.list
  if (!offers) return <span className={styles.card} aria-hidden />
  // A leaderboard is played for, not claimed.
  const open = offers.filter(
    ({ mode, my_state }) => mode !== 'info' && mode !== 'leaderboard' && my_state === null,
  )
  const [first] = open
  return (
    <AppLink
      to={open.length === 1 && first ? href('activityDetail', { id: first.id }) : href('activity')}
      className={styles.card}
    >
      <span className={styles.face}>
        <Icon shape={gift} />
      </span>
      <span className={styles.words}>
        <b>{text.offers}</b>
        <span className={styles.quiet}>
          {open.length === 1 && first ? first.title : text.count(open.length)}
        </span>
      </span>
      <Icon shape={chevronRight} size="s" />
    </AppLink>
  )
}
