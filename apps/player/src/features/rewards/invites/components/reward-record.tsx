import type { InviteReward, InviteRewardKind } from '@gamehall/contract/rewards'
import { NoRecordsArt } from '@gamehall/ui/art/state-art.tsx'
import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { StatusPill } from '@gamehall/ui/data-display/status-pill.tsx'
import { EmptyState } from '@gamehall/ui/feedback/empty-state.tsx'
import { deposit, slots } from '@gamehall/ui/icons/icon-set.ts'
import { Money } from '@gamehall/ui/money/money.tsx'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { flattenPages } from '@gamehall/web-client/calls/use-infinite-call-query.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { usePush } from '@gamehall/web-client/socket/use-push.ts'
import { type ReactNode, useState } from 'react'
import { AppLink } from '../../../../shared/navigation/app-link.tsx'
import { href } from '../../../../shared/navigation/paths.ts'
import { DayHeader } from '../../../../shared/records/day-header.tsx'
import { indexDays } from '../../../../shared/records/index-days.ts'
import { FilterChips, RecordFilter } from '../../../../shared/records/record-filter.tsx'
import { RecordPage } from '../../../../shared/records/record-page.tsx'
import { RecordRow } from '../../../../shared/records/record-row.tsx'
import { formatTaiwanTime, taiwanDayOfInstant } from '../../../../shared/records/taiwan-day.ts'
import { useRecordRange } from '../../../../shared/records/use-record-range.ts'
import { useInviteRewards } from '../api.ts'
import { invitesText } from '../invites-text.ts'
import { rewardState } from '../reward-state.ts'
import { RewardSheet } from './reward-sheet.tsx'

const KINDS: readonly InviteRewardKind[] = ['deposit', 'bets']

/** The invite rewards, grouped by day. */
export function RewardRecord({ header }: { readonly header: ReactNode }) {
  const text = useText(invitesText)
  const range = useRecordRange(30)
  const [kind, setKind] = useState<InviteRewardKind>()
  const [opened, setOpened] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const rewards = useInviteRewards({ ...range.instants, kind: kind ?? null })
  const days = indexDays(rewards.data)
  usePush(['user_change'], () => rewards.refetch())
  const items = flattenPages(rewards.data)
  const open = (id: string) => {
    setOpened(id)
    setOpen(true)
  }
  return (
    <RecordPage
      title={text.record}
      home={href('inviteAgent')}
      query={rewards}
      range={range}
      filter={
        <>
          {header}
          <RecordFilter range={range}>
            <FilterChips
              label={text.kind}
              choices={KINDS.map((value) => ({ value, label: text[value] }))}
              value={kind}
              onChange={setKind}
            />
          </RecordFilter>
        </>
      }
      items={items}
      keyOf={({ reward_id }) => reward_id}
      render={(reward) => <RewardRow reward={reward} onOpen={() => open(reward.reward_id)} />}
      groups={{
        of: ({ created_at }) => taiwanDayOfInstant(created_at),
        header: (day) => <RewardDay day={day} totals={days.get(day)} />,
      }}
      empty={
        <EmptyState
          art={<NoRecordsArt />}
          title={text.noRewards}
          detail={text.noRewardsHint}
          action={
            <AppLink to={href('inviteAgent')} className={buttonClass({ size: 'm' })}>
              {text.toInvite}
            </AppLink>
          }
        />
      }
    >
      <RewardSheet
        reward={items?.find(({ reward_id }) => reward_id === opened)}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </RecordPage>
  )
}

type RewardDayProps = {
  readonly day: string
  readonly totals: CallResponse<'listInviteRewards'>['days'][number] | undefined
}

function RewardDay({ day, totals }: RewardDayProps) {
  const text = useText(invitesText)
  const sums = totals && [{ label: text.paid, amount: totals.paid, signed: true }]
  return <DayHeader day={day} count={totals?.count} {...(sums && { sums })} />
}

type RewardRowProps = { readonly reward: InviteReward; readonly onOpen: () => void }

function RewardRow({ reward, onOpen }: RewardRowProps) {
  const text = useText(invitesText)
  const { label, tone } = rewardState(text, reward.state)
  return (
    <RecordRow
      onOpen={onOpen}
      shape={reward.kind === 'deposit' ? deposit : slots}
      tone={reward.state === 'paid' ? 'in' : 'wait'}
      title={`${text[reward.kind]} · ${text.from(reward.friend)}`}
      detail={formatTaiwanTime(reward.created_at)}
      sum={<Money amount={reward.amount} signed />}
      below={<StatusPill tone={tone}>{label}</StatusPill>}
    />
  )
}
