import type { PlatformTransfer } from '@gamehall/contract/games'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { checkCircle, clock, warning } from '@gamehall/ui/icons/icon-set.ts'
import type { IconShape } from '@gamehall/ui/icons/icon-shape.ts'
import { Money } from '@gamehall/ui/money/money.tsx'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import type { ReactNode } from 'react'
import { transferEnd } from '../transfers/api.ts'
import styles from './platform-wallets.module.css'
import { platformsText } from './platforms-text.ts'

type RecoverResultProps = {
  readonly result: CallResponse<'withdrawFromGame'>
  readonly onFollow: (reference: string) => void
  readonly onClose: () => void
}

/** The result by platform: amounts transferred back, and skipped platforms with the reason. */
export function RecoverResult({ result, onFollow, onClose }: RecoverResultProps) {
  const text = useText(platformsText)
  return (
    <div className={styles.stack}>
      <div>
        {result.transfers.map((transfer) => (
          <TransferLine key={transfer.reference} transfer={transfer} onFollow={onFollow} />
        ))}
        {result.skipped.map(({ api_key, name, reason }) => (
          <Line key={api_key} shape={warning} name={name} detail={text[`why_${reason}`]} />
        ))}
      </div>
      <Button block onClick={onClose}>
        {text.done}
      </Button>
    </div>
  )
}

function TransferLine({
  transfer: { reference, platform_name, amount, status },
  onFollow,
}: {
  readonly transfer: PlatformTransfer
  readonly onFollow: (reference: string) => void
}) {
  const text = useText(platformsText)
  const end = transferEnd(status)
  if (end === undefined)
    return (
      <Line
        shape={clock}
        name={platform_name}
        detail={text.moving}
        end={
          <Button size="m" variant="ghost" onClick={() => onFollow(reference)}>
            {text.where}
          </Button>
        }
      />
    )
  const isBack = end === 'arrived'
  return (
    <Line
      shape={isBack ? checkCircle : warning}
      name={platform_name}
      detail={isBack ? text.recovered : text.backOut}
      end={isBack ? <Money amount={amount} signed size="l" /> : undefined}
    />
  )
}

type LineProps = {
  readonly shape: IconShape
  readonly name: string
  readonly detail: string
  readonly end?: ReactNode
}

function Line({ shape, name, detail, end }: LineProps) {
  return (
    <div className={styles.row}>
      <span className={styles.mark}>
        <Icon shape={shape} />
      </span>
      <div className={styles.words}>
        <b>{name}</b>
        <span className={styles.known}>{detail}</span>
      </div>
      {end}
    </div>
  )
}
