import type { WithdrawalChannel, WithdrawalReadiness } from '@gamehall/contract/cashier'
import { Tip } from '@gamehall/ui/tip.tsx'
import { useText } from '../../../../shared/i18n/text.ts'
import { readinessText } from '../readiness-text.ts'

type BlockedWayProps = { readonly channel: WithdrawalChannel; readonly readiness: WithdrawalReadiness }

/** Why the chosen way is closed to this player, in a line; the panel says how each is mended. */
export function BlockedWay({ channel, readiness }: BlockedWayProps) {
  const text = useText(readinessText)
  if (channel.blocked_by.length === 0) return null
  // The panel judges the way with the least in between: what blocks only this one is said here alone.
  const isPanelOpen = readiness.items.some(({ state }) => state !== 'met')
  return (
    <div role="status">
      <Tip tone="warn">
        {isPanelOpen ? text.blockedPanel : text.blocked}
        {channel.blocked_by.map((kind) => text[kind]).join(text.and)}
      </Tip>
    </div>
  )
}
