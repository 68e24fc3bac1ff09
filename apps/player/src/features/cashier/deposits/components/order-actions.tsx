import type { Deposit } from '@gamehall/contract/cashier'
import { BottomBar } from '@gamehall/ui/bottom-bar.tsx'
import { Button } from '@gamehall/ui/button.tsx'
import { buttonClass } from '@gamehall/ui/button-class.ts'
import { confirm } from '@gamehall/ui/confirm.tsx'
import { showToast } from '@gamehall/ui/toast-store.ts'
import { CallError } from '../../../../shared/api/call-error.ts'
import { useText } from '../../../../shared/i18n/text.ts'
import { AppLink } from '../../../../shared/navigation/app-link.tsx'
import { href } from '../../../../shared/navigation/paths.ts'
import { useConfirmDeposit } from '../api/use-confirm-deposit.ts'
import { isWaiting } from '../deposit-order.ts'
import { depositsText } from '../deposits-text.ts'
import { useAskCancel } from '../use-ask-cancel.ts'

/** What can be done with the order as it stands. */
export function OrderActions({ order }: { readonly order: Deposit }) {
  const text = useText(depositsText)
  const askCancel = useAskCancel()
  const askConfirm = useAskConfirm()
  if (!order.can_cancel && !order.can_confirm) return isWaiting(order) ? null : <AfterOrder order={order} />
  return (
    <BottomBar>
      {order.can_cancel ? (
        <Button variant="ghost" onClick={() => askCancel(order.order_no)}>
          {text.cancel}
        </Button>
      ) : null}
      {order.can_confirm ? (
        <Button onClick={() => askConfirm(order.order_no)} disabled={order.bank_account === null}>
          {text.paid}
        </Button>
      ) : null}
    </BottomBar>
  )
}

function AfterOrder({ order }: { readonly order: Deposit }) {
  const text = useText(depositsText)
  const isPaid = order.label === 'paid'
  return (
    <BottomBar>
      <AppLink to={href('depositRecord')} className={buttonClass({ variant: 'ghost' })}>
        {text.seeRecord}
      </AppLink>
      <AppLink to={href(isPaid ? 'gameAssets' : 'deposit')} className={buttonClass({})}>
        {isPaid ? text.toWallet : text.another}
      </AppLink>
    </BottomBar>
  )
}

function useAskConfirm(): (orderNo: string) => Promise<void> {
  const text = useText(depositsText)
  const { mutateAsync } = useConfirmDeposit()
  return async (order_no) => {
    const isSure = await confirm({
      title: text.paidAsk,
      body: text.paidBody,
      confirmLabel: text.paidYes,
      cancelLabel: text.paidNo,
    })
    if (!isSure) return
    try {
      const order = await mutateAsync({ order_no })
      if (isWaiting(order)) showToast(text.paidThanks, { kind: 'info' })
    } catch (error) {
      // The call has shown why, as it does for every refusal.
      if (!(error instanceof CallError)) throw error
    }
  }
}
