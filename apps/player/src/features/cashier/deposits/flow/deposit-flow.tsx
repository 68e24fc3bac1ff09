import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { chevronLeft } from '@gamehall/ui/icons/icon-set.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { SupportLink } from '../../../../shared/navigation/support-link.tsx'
import { useSiteConfig } from '../../../../shared/site/use-site-config.ts'
import { useDeposit } from '../api.ts'
import { DepositChoice } from '../components/deposit-choice.tsx'
import { isPayable } from '../deposit-order.ts'
import { depositOrderText } from '../deposit-order-text.ts'
import { DepositOrderContent } from '../order/deposit-order-content.tsx'
import styles from './deposit-flow.module.css'
import { DepositFlowContext } from './deposit-flow-context.ts'

/**
 * A whole deposit in one place, for what lies over another page (a game): the method and the amount, then the order with its payment
 * instructions. `onDone` returns to what is under it. Its links lead to other pages.
 */
export function DepositFlow({ onDone }: { readonly onDone: () => void }) {
  const [orderNo, setOrderNo] = useState<string>()
  const steps = useMemo(
    () => ({ openOrder: setOrderNo, chooseMethod: () => setOrderNo(undefined), finish: onDone }),
    [onDone],
  )
  return (
    <DepositFlowContext value={steps}>
      <Step key={orderNo}>
        {orderNo === undefined ? (
          <DepositChoice />
        ) : (
          <OrderStep orderNo={orderNo} onBack={steps.chooseMethod} />
        )}
      </Step>
    </DepositFlowContext>
  )
}

/** A step begins at its top, however far the one before was scrolled. */
function Step({ children }: { readonly children: ReactNode }) {
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    top.current?.scrollIntoView()
  }, [])
  return (
    <>
      <div ref={top} className={styles.top} />
      {children}
    </>
  )
}

function OrderStep({ orderNo, onBack }: { readonly orderNo: string; readonly onBack: () => void }) {
  const text = useText(depositOrderText)
  const order = useDeposit(orderNo).data
  const isMainWallet = useSiteConfig().data?.game_wallets === 'seamless'
  return (
    <>
      <div className={styles.bar}>
        <button type="button" className={styles.back} onClick={onBack}>
          <Icon shape={chevronLeft} size="s" />
          {text.otherMethods}
        </button>
        <SupportLink kind="deposit" id={orderNo} />
      </div>
      {order && isPayable(order) ? <Callout>{text.payMeanwhile(isMainWallet)}</Callout> : null}
      <DepositOrderContent orderNo={orderNo} />
    </>
  )
}
