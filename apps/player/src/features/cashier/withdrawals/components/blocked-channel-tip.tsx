import type { WithdrawalChannel, WithdrawalReadiness } from '@gamehall/contract/cashier'
import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { readinessText } from '../../readiness/readiness-text.ts'

type BlockedWayProps = { readonly channel: WithdrawalChannel; readonly readiness: WithdrawalReadiness }

/** The unmet conditions of the chosen channel in one line; the readiness panel shows their fixes. */
export function BlockedChannelTip({ channel, readiness }: BlockedWayProps) {
  const text = useText(readinessText)
  if (channel.blocked_by.length === 0) return null
  // The panel shows the channel with the fewest unmet conditions, so it can lack those of this channel.
  const isPanelOpen = readiness.items.some(({ state }) => state !== 'met')
  return (
    <div role="status">
      <Callout tone="warn">
        {isPanelOpen ? text.blockedPanel : text.blocked}
        {channel.blocked_by.map((kind) => text[kind]).join(text.and)}
      </Callout>
    </div>
  )
}
