import type { InviteReward } from '@gamehall/contract/rewards'
import type { Tone } from '@gamehall/ui/data-display/status-pill.tsx'
import type { InvitesText } from './invites-text.ts'

/** The label and tone of a reward's state. */
export function rewardState(
  text: InvitesText,
  state: InviteReward['state'],
): { readonly label: string; readonly tone: Tone } {
  switch (state) {
    case 'paid':
      return { label: text.paid, tone: 'win' }
    case 'waiting':
      return { label: text.waiting, tone: 'wait' }
    case 'held':
      return { label: text.heldState, tone: 'wait' }
    case 'refused':
      return { label: text.refused, tone: 'loss' }
  }
}
