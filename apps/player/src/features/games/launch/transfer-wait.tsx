import type { PlatformTransfer } from '@gamehall/contract/games'
import { formatMoneyAmount } from '@gamehall/money'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { Spinner } from '@gamehall/ui/feedback/spinner.tsx'
import { Sheet } from '@gamehall/ui/overlays/sheet.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
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
      <p className={styles.detail}>{text.waitDetail(formatMoneyAmount(transfer.amount))}</p>
      <p className={styles.busy}>
        <Spinner />
        {text.waitReply}
      </p>
      <Button block variant="ghost" onClick={onPlay}>
        {text.waitPlay}
      </Button>
    </Sheet>
  )
}
