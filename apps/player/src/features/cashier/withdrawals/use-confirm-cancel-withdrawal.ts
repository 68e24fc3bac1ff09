import type { Withdrawal } from '@gamehall/contract/cashier'
import { showToast } from '@gamehall/ui/feedback/toast-store.ts'
import { CallError } from '@gamehall/web-client/calls/call-error.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useOrderConfirm } from '../orders/use-order-confirm.ts'
import { useCancelWithdrawal } from './api.ts'
import { withdrawOrderText } from './withdraw-order-text.ts'

/** Returns a function that cancels a withdrawal after a confirmation dialog; on an error it calls `onRefused`. */
export function useConfirmCancelWithdrawal(
  { order_no: orderNo, status, can_cancel }: Pick<Withdrawal, 'order_no' | 'status' | 'can_cancel'>,
  onRefused: () => void,
): () => Promise<void> {
  const text = useText(withdrawOrderText)
  const { mutateAsync } = useCancelWithdrawal()
  const confirm = useOrderConfirm(`${orderNo} ${status} ${can_cancel}`)
  return async () => {
    const isSure = await confirm({
      title: text.cancelAsk,
      body: text.cancelBody,
      confirmLabel: text.cancelYes,
      cancelLabel: text.cancelNo,
      isDestructive: true,
    })
    if (!isSure) return
    try {
      await mutateAsync({ order_no: orderNo })
      showToast(text.cancelled, { kind: 'success' })
    } catch (error) {
      // useCallMutation has shown the error.
      if (!(error instanceof CallError)) throw error
      onRefused()
    }
  }
}
