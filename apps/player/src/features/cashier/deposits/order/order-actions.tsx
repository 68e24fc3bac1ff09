import type { Deposit } from '@gamehall/contract/cashier'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { showToast } from '@gamehall/ui/feedback/toast-store.ts'
import { BottomBar } from '@gamehall/ui/layout/bottom-bar.tsx'
import { CallError } from '@gamehall/web-client/calls/call-error.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { AppLink } from '../../../../shared/navigation/app-link.tsx'
import { type Href, href } from '../../../../shared/navigation/paths.ts'
import { supportChatHref } from '../../../../shared/navigation/support-chat-href.ts'
import { supportLinkText } from '../../../../shared/navigation/support-link.tsx'
import { useNextGame } from '../../../../shared/play/use-next-game.ts'
import { useOrderConfirm } from '../../orders/use-order-confirm.ts'
import { useConfirmDeposit } from '../api.ts'
import { getPaymentCode, isPending, slowestPayment } from '../deposit-order.ts'
import { depositOrderText } from '../deposit-order-text.ts'
import { depositsText } from '../deposits-text.ts'
import { type DepositFlowSteps, useDepositFlow } from '../flow/deposit-flow-context.ts'
import { useMethodText } from '../methods/method-texts.ts'
import { useConfirmCancelDeposit } from '../use-confirm-cancel-deposit.ts'

/** The actions of an order in its state. An order with a confirming chain payment can be neither cancelled nor confirmed. */
export function OrderActions({ order }: { readonly order: Deposit }) {
  const text = useText(depositsText)
  const method = useMethodText(order.method)
  const cancelOrder = useConfirmCancelDeposit(order)
  const confirmPaid = useConfirmPaid(order)
  const isOnItsWay = slowestPayment(order) !== undefined
  if (isOnItsWay || (!order.can_cancel && !order.can_confirm)) return <FollowUpActions order={order} />
  return (
    <BottomBar>
      {order.can_cancel ? (
        <Button variant="ghost" onClick={cancelOrder}>
          {text.cancel}
        </Button>
      ) : null}
      {order.can_confirm ? (
        <Button onClick={confirmPaid} disabled={getPaymentCode(order) === null}>
          {method.paid}
        </Button>
      ) : null}
    </BottomBar>
  )
}

/** An order without actions: its history, and what comes next. */
function FollowUpActions({ order }: { readonly order: Deposit }) {
  const text = useText(depositOrderText)
  const flow = useDepositFlow()
  return (
    <BottomBar>
      <AppLink to={href('depositRecord')} className={buttonClass({ variant: 'ghost' })}>
        {text.seeRecord}
      </AppLink>
      {flow ? <NextStep order={order} flow={flow} /> : <NextLink order={order} />}
    </BottomBar>
  )
}

/** A new deposit where the order came to nothing, else back to what is under the deposit. */
function NextStep({ order, flow }: { readonly order: Deposit; readonly flow: DepositFlowSteps }) {
  const text = useText(depositOrderText)
  const hasFailed = order.label !== 'paid' && !isPending(order)
  return hasFailed ? (
    <Button onClick={flow.chooseMethod}>{text.again}</Button>
  ) : (
    <Button onClick={flow.finish}>{text.backToGame}</Button>
  )
}

/** Links to a game, the wallet, support or a new deposit. */
function NextLink({ order }: { readonly order: Deposit }) {
  const text = useText(depositOrderText)
  const ask = useText(supportLinkText)
  const { game } = useNextGame()
  const [target, label]: readonly [Href, string] =
    order.label === 'paid' && game
      ? [href('startGame', undefined, { gid: game.gid }), text.play]
      : order.label === 'paid' || slowestPayment(order)
        ? [href('gameAssets'), text.toWallet]
        : isPending(order)
          ? [supportChatHref('deposit', order.order_no), ask.ask]
          : [href('deposit'), text.again]
  return (
    <AppLink to={target} className={buttonClass({})}>
      {label}
    </AppLink>
  )
}

function useConfirmPaid({ method, order_no, label, can_confirm }: Deposit): () => Promise<void> {
  const text = useText(depositOrderText)
  const words = useMethodText(method)
  const { mutateAsync } = useConfirmDeposit()
  const confirm = useOrderConfirm(`${order_no} ${label} ${can_confirm}`)
  return async () => {
    const isSure = await confirm({
      title: words.paidAsk,
      body: words.paidBody,
      confirmLabel: words.paidYes,
      cancelLabel: text.paidNo,
    })
    if (!isSure) return
    try {
      const order = await mutateAsync({ order_no })
      if (isPending(order)) showToast(words.paidThanks, { kind: 'info' })
    } catch (error) {
      // useCallMutation has shown the error.
      if (!(error instanceof CallError)) throw error
    }
  }
}
