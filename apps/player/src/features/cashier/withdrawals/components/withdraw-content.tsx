import { MaintenanceArt } from '@gamehall/ui/art/state-art.tsx'
import { EmptyState } from '@gamehall/ui/feedback/empty-state.tsx'
import { Skeleton } from '@gamehall/ui/feedback/skeleton.tsx'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useState } from 'react'
import { navigate } from '../../../../shared/navigation/navigator.ts'
import { href } from '../../../../shared/navigation/paths.ts'
import { TurnoverCreditList } from '../../../../shared/turnover/turnover-credit-list.tsx'
import { ReadinessPanel } from '../../readiness/readiness-panel.tsx'
import { useCreateWithdrawal } from '../api.ts'
import { withdrawText } from '../withdraw-text.ts'
import { BlockedChannelTip } from './blocked-channel-tip.tsx'
import { OpenWithdrawals } from './open-withdrawals.tsx'
import { WithdrawBalance } from './withdraw-balance.tsx'
import { WithdrawChannels } from './withdraw-channels.tsx'
import { WithdrawForm } from './withdraw-form.tsx'

type WithdrawDeskProps = {
  readonly info: CallResponse<'getWithdrawalInfo'>
  readonly onChanged: () => void
  /** Shows USDT channels only and preselects the one from this wallet. */
  readonly chainFrom?: 'TWD' | 'USDT'
}

/** Balance, readiness, turnover credits, open orders and the withdrawal form. */
export function WithdrawContent({ info, onChanged, chainFrom }: WithdrawDeskProps) {
  const text = useText(withdrawText)
  const [chosen, setChosen] = useState<string>()
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const withdrawal = useCreateWithdrawal(({ order_no }) =>
    navigate(href('withdrawOrder', undefined, { order_no })),
  )
  const isOnChain = chainFrom !== undefined
  const channels = isOnChain ? info.channels.filter(({ method }) => method === 'usdt') : info.channels
  const open = channels.filter(({ is_available }) => is_available)
  const channel =
    open.find(({ channel_id }) => channel_id === chosen) ??
    (isOnChain ? open.find(({ currency }) => currency === chainFrom) : undefined) ??
    open.find(
      ({ channel_id, blocked_by }) => channel_id === info.last?.channel_id && blocked_by.length === 0,
    ) ??
    open.find(({ blocked_by }) => blocked_by.length === 0) ??
    open[0]
  // The readiness can be that of the bank channel, which says nothing about USDT channels.
  const isReadyElsewhere = isOnChain && info.readiness.is_ready && (channel?.blocked_by.length ?? 0) > 0
  return (
    <>
      <WithdrawBalance info={info} channel={channel} />
      {isReadyElsewhere ? null : <ReadinessPanel readiness={info.readiness} />}
      <TurnoverCreditList standing={info.readiness} hasLink />
      <OpenWithdrawals orders={info.unfinished} />
      {channel === undefined ? (
        <EmptyState art={<MaintenanceArt />} title={text.maintenance} detail={text.maintenanceHint} />
      ) : (
        <>
          <BlockedChannelTip channel={channel} readiness={info.readiness} />
          <WithdrawForm
            key={channel.channel_id}
            {...{ info, channel, withdrawal, onChanged }}
            amount={typed[channel.currency] ?? ''}
            onAmount={(amount) => setTyped({ ...typed, [channel.currency]: amount })}
          >
            <WithdrawChannels channels={channels} value={channel.channel_id} onChange={setChosen} />
          </WithdrawForm>
        </>
      )}
    </>
  )
}

export function WithdrawSkeleton() {
  return (
    <>
      <Skeleton shape="block" height="132px" />
      <Skeleton shape="block" height="240px" />
      <Skeleton shape="block" height="104px" />
      <Skeleton shape="block" height="104px" />
      <Skeleton shape="block" height="130px" />
    </>
  )
}
