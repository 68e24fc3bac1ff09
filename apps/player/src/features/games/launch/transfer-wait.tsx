import type { PlatformTransfer } from '@gamehall/contract/games'
import { Button } from '@gamehall/ui/button.tsx'
import { moneyText } from '@gamehall/ui/money.tsx'
import { Sheet } from '@gamehall/ui/sheet.tsx'
import { Spinner } from '@gamehall/ui/spinner.tsx'
import { useText } from '../../../shared/i18n/text.ts'
import styles from './fast-transfer.module.css'
import { launchText } from './launch-text.ts'
import { useTransferEnd } from './use-transfer-end.ts'

type TransferWaitProps = {
  readonly transfer: PlatformTransfer
  readonly isOpen: boolean
  readonly onPlay: () => void
}

/** The sheet of an open transfer: play meanwhile, or wait for the result. */
export function TransferWait({ transfer, isOpen, onPlay }: TransferWaitProps) {
  const text = useText(launchText)
  useTransferEnd(transfer, onPlay)
  return (
    <Sheet isOpen={isOpen} onClose={onPlay} title={text.waitTitle}>
      <p className={styles.detail}>{text.waitDetail(moneyText(transfer.amount))}</p>
      <p className={styles.busy}>
        <Spinner />
        {text.waitTitle}
      </p>
      <Button block variant="ghost" onClick={onPlay}>
        {text.waitPlay}
      </Button>
    </Sheet>
  )
}
