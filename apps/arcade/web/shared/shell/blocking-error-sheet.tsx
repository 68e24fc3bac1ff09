import { Button } from '@gamehall/ui/buttons/button.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatAmount } from '@gamehall/web-client/money/format-amount.ts'
import { faultText, faultTextKey } from '../api/fault-text.ts'
import { toWire } from '../money/wire-money.ts'
import styles from './blocking-error-sheet.module.css'
import { Sheet } from './sheet.tsx'
import { shellText } from './shell-text.ts'
import type { BlockingError, Shortfall } from './use-round-calls.ts'

interface BlockingErrorSheetProps {
  readonly blockingError: BlockingError | null
  readonly isDemo: boolean
  readonly onDismiss: () => void
  readonly onAddMoney: () => unknown
  readonly onLeave: () => void
}

/** Shows a blocking error with the actions that resolve it. */
export function BlockingErrorSheet(props: BlockingErrorSheetProps) {
  const { blockingError, isDemo, onDismiss, onAddMoney, onLeave } = props
  const text = useText(shellText)
  const faults = useText(faultText)
  if (blockingError === null) return null
  switch (blockingError.kind) {
    case 'undecided':
      return (
        <Sheet isOpen title={text.undecidedTitle}>
          <p className={styles.note}>{faults[faultTextKey(blockingError.fault)]}</p>
          <p className={styles.note}>{text.undecidedNote}</p>
          <Button block onClick={blockingError.retry}>
            {text.retry}
          </Button>
        </Sheet>
      )
    case 'insufficient':
      return (
        <Sheet isOpen title={text.insufficientTitle} onClose={onDismiss}>
          {blockingError.shortfall === null ? null : (
            <p className={styles.note}>{describeShortfall(blockingError.shortfall, text)}</p>
          )}
          <p className={styles.note}>{isDemo ? text.insufficientDemo : text.insufficientNote}</p>
          <Button block onClick={onAddMoney}>
            {isDemo ? text.refill : text.addMoney}
          </Button>
          <Button block variant="plain" onClick={onDismiss}>
            {text.later}
          </Button>
        </Sheet>
      )
    case 'ended':
      return (
        <Sheet isOpen title={text.stopped}>
          <p className={styles.note}>{faults[faultTextKey(blockingError.fault)]}</p>
          <Button block onClick={onLeave}>
            {text.backToHall}
          </Button>
        </Sheet>
      )
    case 'refused':
      return (
        <Sheet isOpen title={text.noticeTitle} onClose={onDismiss}>
          <p className={styles.note}>{faults[faultTextKey(blockingError.fault)]}</p>
          <Button block onClick={onDismiss}>
            {text.ok}
          </Button>
        </Sheet>
      )
  }
}

/** What the bet costs, what there is, and what is missing. */
function describeShortfall({ stakeMinor, balanceMinor }: Shortfall, text: (typeof shellText)['en']): string {
  const [stake = '', balance = '', missing = ''] = [stakeMinor, balanceMinor, stakeMinor - balanceMinor].map(
    (amount) => formatAmount(toWire(amount)),
  )
  return text.shortfall(stake, balance, missing)
}
