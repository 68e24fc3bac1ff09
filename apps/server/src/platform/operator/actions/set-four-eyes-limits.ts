import { operatorCalls } from '@gamehall/contract/operator'
import { formatWireAmount, minor } from '@gamehall/money'
import { refuseField, succeed } from '../../context/outcome.ts'
import { withPlatformTables } from '../../database/platform-tables.ts'
import { implementAction } from '../action.ts'
import { readFourEyesLimits } from '../four-eyes/single-operator-limits.ts'

/**
 * Sets the amounts, in TWD, from which a second operator is required: `act` for one act and for one player within 24 hours,
 * `operator_day` for all acts of one operator within 24 hours. Omitted fields stay. 400: zero, or a day below an act.
 * A withdrawal channel has its own limit (`set-withdrawal-channel`).
 */
export const setFourEyesLimits = implementAction(operatorCalls.setFourEyesLimits, {
  subject: () => 'four-eyes limits',
  version: readFourEyesLimits,
  async run(_ctx, trx, { act, operator_day }) {
    const now = await readFourEyesLimits(trx)
    const [actMinor, dayMinor] = [minor(act ?? now.actMinor), minor(operator_day ?? now.operatorDayMinor)]
    if (actMinor <= 0n) return refuseField('act', 'amount_min', { min: '0.01' })
    if (dayMinor < actMinor)
      return refuseField('operator_day', 'amount_min', { min: formatWireAmount(actMinor, 'TWD') })
    await withPlatformTables(trx)
      .updateTable('four_eyes_limits')
      .set({ act_minor: actMinor, operator_day_minor: dayMinor })
      .execute()
    return succeed({
      act: formatWireAmount(actMinor, 'TWD'),
      operator_day: formatWireAmount(dayMinor, 'TWD'),
    })
  },
})
