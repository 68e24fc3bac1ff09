import type { InvitedFriend } from '@gamehall/contract/rewards'
import { NoRecordsArt } from '@gamehall/ui/art/state-art.tsx'
import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { Avatar } from '@gamehall/ui/data-display/avatar.tsx'
import { EmptyState } from '@gamehall/ui/feedback/empty-state.tsx'
import { Money } from '@gamehall/ui/money/money.tsx'
import { flattenPages } from '@gamehall/web-client/calls/use-infinite-call-query.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import type { ReactNode } from 'react'
import { AppLink } from '../../../../shared/navigation/app-link.tsx'
import { href } from '../../../../shared/navigation/paths.ts'
import { DayHeader } from '../../../../shared/records/day-header.tsx'
import { indexDays } from '../../../../shared/records/index-days.ts'
import { RecordPage } from '../../../../shared/records/record-page.tsx'
import { formatTaiwanDateTime, taiwanDayOfInstant } from '../../../../shared/records/taiwan-day.ts'
import { useInvitedFriends } from '../api.ts'
import { invitesText } from '../invites-text.ts'
import styles from './invites.module.css'

/** The invited friends, grouped by day of registration. */
export function FriendRecord({ header }: { readonly header: ReactNode }) {
  const text = useText(invitesText)
  const friends = useInvitedFriends()
  const days = indexDays(friends.data)
  return (
    <RecordPage
      title={text.record}
      home={href('inviteAgent')}
      query={friends}
      filter={header}
      items={flattenPages(friends.data)}
      keyOf={({ friend, registered_at }) => `${friend} ${registered_at}`}
      render={(friend) => <FriendRow friend={friend} />}
      groups={{
        of: ({ registered_at }) => taiwanDayOfInstant(registered_at),
        header: (day) => <DayHeader day={day} count={days.get(day)?.count} />,
      }}
      empty={
        <EmptyState
          art={<NoRecordsArt />}
          title={text.noFriends}
          detail={text.noFriendsHint}
          action={
            <AppLink to={href('inviteAgent')} className={buttonClass({ size: 'm' })}>
              {text.toInvite}
            </AppLink>
          }
        />
      }
    />
  )
}

function FriendRow({
  friend: { friend, registered_at, has_deposited, earned },
}: {
  readonly friend: InvitedFriend
}) {
  const text = useText(invitesText)
  return (
    <div className={styles.friend}>
      <Avatar name={friend} size="s" />
      <span className={styles.stepWords}>
        <b>{friend}</b>
        <span className={styles.hint}>{text.registeredAt(formatTaiwanDateTime(registered_at))}</span>
      </span>
      <span className={styles.earned}>
        <Money amount={earned} signed />
        <span className={styles.hint}>{has_deposited ? text.hasDeposited : text.hasNot}</span>
      </span>
    </div>
  )
}
