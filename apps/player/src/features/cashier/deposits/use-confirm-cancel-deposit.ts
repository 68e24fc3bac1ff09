import type { Deposit } from '@gamehall/contract/cashier'
import { showToast } from '@gamehall/ui/feedback/toast-store.ts'
import { CallError } from '@gamehall/web-client/calls/call-error.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useOrderConfirm } from '../orders/use-order-confirm.ts'
import { useCancelDeposit } from './api.ts'
import { depositsText } from './deposits-text.ts'
import { useMethodText } from './methods/method-texts.ts'

/** Returns a function that cancels an order after a confirmation dialog. */
export function useConfirmCancelDeposit({
  method,
  order_no,
  label,
  can_cancel,
}: Pick<Deposit, 'method' | 'order_no' | 'label' | 'can_cancel'>): () => Promise<void> {
  const text = useText(depositsText)
  const { cancelBody } = useMethodText(method)
  const { mutateAsync } = useCancelDeposit()
  const confirm = useOrderConfirm(`${order_no} ${label} ${can_cancel}`)
  return async () => {
    const isSure = await confirm({
      title: text.cancelAsk,
      body: cancelBody,
      confirmLabel: text.cancelYes,
      cancelLabel: text.cancelNo,
      isDestructive: true,
    })
    if (!isSure) return
    try {
      await mutateAsync({ order_no })
      showToast(text.cancelled, { kind: 'success' })
    } catch (error) {
      // useCallMutation has shown the error.
      if (!(error instanceof CallError)) throw error
    }
  }
}
