import type { InviteReward } from '@gamehall/contract/rewards'
import { DescriptionList, DescriptionRow } from '@gamehall/ui/data-display/description-list.tsx'
import { StatusPill } from '@gamehall/ui/data-display/status-pill.tsx'
import { Money } from '@gamehall/ui/money/money.tsx'
import { Sheet } from '@gamehall/ui/overlays/sheet.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatTaiwanDateTime } from '../../../../shared/records/taiwan-day.ts'
import { invitesText } from '../invites-text.ts'
import { rewardState } from '../reward-state.ts'

type RewardSheetProps = {
  readonly reward: InviteReward | undefined
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** One reward's details: the amount it is based on and its order. */
export function RewardSheet({ reward, isOpen, onClose }: RewardSheetProps) {
  const text = useText(invitesText)
  if (!reward) return null
  const { label, tone } = rewardState(text, reward.state)
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={text[reward.kind]}>
      <DescriptionList>
        <DescriptionRow label={text.amount}>
          <Money amount={reward.amount} withCurrency />
        </DescriptionRow>
        <DescriptionRow label={text.state}>
          <StatusPill tone={tone}>{label}</StatusPill>
        </DescriptionRow>
        <DescriptionRow label={text.friend}>{reward.friend}</DescriptionRow>
        <DescriptionRow label={reward.kind === 'deposit' ? text.basisDeposit : text.basisBets}>
          <Money amount={reward.basis} withCurrency />
        </DescriptionRow>
        {reward.day === null ? null : <DescriptionRow label={text.day}>{reward.day}</DescriptionRow>}
        {reward.order_no === null ? null : (
          <DescriptionRow label={text.orderNo} copy={reward.order_no}>
            {reward.order_no}
          </DescriptionRow>
        )}
        <DescriptionRow label={text.at}>{formatTaiwanDateTime(reward.created_at)}</DescriptionRow>
      </DescriptionList>
    </Sheet>
  )
}
