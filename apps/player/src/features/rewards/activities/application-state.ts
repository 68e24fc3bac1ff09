import type { ApplicationState } from '@gamehall/contract/rewards'
import type { Tone } from '@gamehall/ui/data-display/status-pill.tsx'
import type { ApplicationsText } from './applications-text.ts'

/** The label and tone of an application's state. */
export function applicationState(
  text: ApplicationsText,
  state: ApplicationState,
): { readonly label: string; readonly tone: Tone } {
  switch (state) {
    case 'under_review':
      return { label: text.under_review, tone: 'wait' }
    case 'received':
      return { label: text.received, tone: 'win' }
    case 'rejected':
      return { label: text.rejected, tone: 'loss' }
    case 'cancelled':
      return { label: text.cancelledState, tone: 'neutral' }
  }
}
