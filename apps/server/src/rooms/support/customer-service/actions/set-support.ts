import { operatorCalls } from '@gamehall/contract/operator'
import { refuseField, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import { changeSupportSettings } from '../../../site/index.ts'
import type { SupportTrx } from '../../tables.ts'

/** Sets customer service's schedule, the displayed hours and the contact channels. */
export const setSupport = implementAction(operatorCalls.setSupport, {
  subject: () => 'customer service',
  async run(_ctx, trx: SupportTrx, { hours, schedule: times, channels }) {
    const change = {
      ...(hours && { support_hours: JSON.stringify(hours) }),
      ...(times && { support_schedule: JSON.stringify(times) }),
      ...(channels && { support_channels: JSON.stringify(channels) }),
    }
    if (Object.keys(change).length === 0) return refuseField('input', 'required')
    await changeSupportSettings(trx, change)
    return succeed({ changed: Object.keys(change) })
  },
})
