import { confirm } from '@gamehall/ui/confirm.tsx'
import { showToast } from '@gamehall/ui/toast-store.ts'
import { CallError } from '../../../shared/api/call-error.ts'
import { useText } from '../../../shared/i18n/text.ts'
import { useCancelDeposit } from './api/use-cancel-deposit.ts'
import { depositsText } from './deposits-text.ts'

/** Cancels an order once the player has said yes to it. */
export function useAskCancel(): (orderNo: string) => Promise<void> {
  const text = useText(depositsText)
  const { mutateAsync } = useCancelDeposit()
  return async (order_no) => {
    const isSure = await confirm({
      title: text.cancelAsk,
      body: text.cancelBody,
      confirmLabel: text.cancelYes,
      cancelLabel: text.cancelNo,
      isDestructive: true,
    })
    if (!isSure) return
    try {
      await mutateAsync({ order_no })
      showToast(text.cancelled, { kind: 'success' })
    } catch (error) {
      // The call has shown why, as it does for every refusal.
      if (!(error instanceof CallError)) throw error
    }
  }
}
