import type { PlatformBalance } from '@gamehall/contract/games'
import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { chevronRight } from '@gamehall/ui/icons/icon-set.ts'
import { Money } from '@gamehall/ui/money/money.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { subtractAmounts } from '@gamehall/web-client/money/amount-arithmetic.ts'
import styles from './platform-wallets.module.css'
import { platformsText } from './platforms-text.ts'
import type { Direction } from './transfer-rules.ts'

type TransferPreviewProps = {
  readonly direction: Direction
  readonly platform: PlatformBalance
  readonly mainBalance: string
  readonly amount: string
}

/** Both balances before and after the transfer, and the fee. */
export function TransferPreview({ direction, platform, mainBalance, amount }: TransferPreviewProps) {
  const text = useText(platformsText)
  const out = direction === 'in' ? amount : `-${amount}`
  const back = direction === 'in' ? `-${amount}` : amount
  return (
    <div className={styles.figures}>
      <Line name={text.mainWallet} before={mainBalance} less={out} />
      <Line name={platform.name} before={platform.balance} less={back} />
      <span className={styles.fee}>
        <span>{text.fee}</span>
        <span>{text.free}</span>
      </span>
    </div>
  )
}

function Line({
  name,
  before,
  less,
}: {
  readonly name: string
  readonly before: string
  readonly less: string
}) {
  return (
    <>
      <span>{name}</span>
      <Money amount={before} className={styles.from} />
      <Icon shape={chevronRight} size="s" />
      <b>
        <Money amount={subtractAmounts(before, less)} />
      </b>
    </>
  )
}
