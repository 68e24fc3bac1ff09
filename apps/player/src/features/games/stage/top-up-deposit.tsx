import { formatMoneyAmount } from '@gamehall/money'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import styles from '../launch/fast-transfer.module.css'
import { Balances, grouped } from '../launch/fast-transfer-form.tsx'
import { leastTransfer, type PreEntry } from '../launch/fast-transfer-rules.ts'
import { launchText } from '../launch/launch-text.ts'

type TopUpDepositProps = {
  readonly entry: PreEntry
  readonly onDeposit: () => void
  readonly onClose: () => void
}

/** Instead of a transfer that the main wallet does not cover: a deposit first. */
export function TopUpDeposit({ entry, onDeposit, onClose }: TopUpDepositProps) {
  const text = useText(launchText)
  return (
    <div className={styles.form}>
      <Balances entry={entry} />
      <p className={styles.note}>
        {text.topUpShort(formatMoneyAmount(entry.Balance), grouped(leastTransfer(entry)))}
      </p>
      <Button block onClick={onDeposit}>
        {text.toDeposit}
      </Button>
      <Button block variant="ghost" onClick={onClose}>
        {text.backToGame}
      </Button>
    </div>
  )
}
