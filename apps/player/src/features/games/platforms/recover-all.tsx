import { Button } from '@gamehall/ui/buttons/button.tsx'
import { showToast } from '@gamehall/ui/feedback/toast-store.ts'
import { recover as recoverShape } from '@gamehall/ui/icons/icon-set.ts'
import { Sheet } from '@gamehall/ui/overlays/sheet.tsx'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MoneyCallStatus } from '../../../shared/money/money-call-status.tsx'
import { useWithdrawFromGame } from './api.ts'
import { cacheTransfers } from './cache-transfers.ts'
import styles from './platform-wallets.module.css'
import { platformsText } from './platforms-text.ts'
import { RecoverResult } from './recover-result.tsx'

/** Transfers the balances of all platforms back to the main wallet and shows the result by platform. */
export function RecoverAll({ onFollow }: { readonly onFollow: (reference: string) => void }) {
  const text = useText(platformsText)
  const client = useQueryClient()
  const [result, setResult] = useState<CallResponse<'withdrawFromGame'>>()
  const [isShown, setShown] = useState(false)
  const recover = useWithdrawFromGame((answer) => {
    cacheTransfers(client, answer.transfers, answer.NewBalance)
    if (answer.transfers.length + answer.skipped.length === 0) return void showToast(text.nothing)
    setResult(answer)
    setShown(true)
  })
  return (
    <div className={styles.recover}>
      <Button
        block
        icon={recoverShape}
        loading={recover.state !== 'idle'}
        onClick={() => recover.run({ is_all: 1 })}
      >
        {text.recover}
      </Button>
      <p className={styles.below}>{text.recoverHint}</p>
      <MoneyCallStatus call={recover} />
      <Sheet isOpen={isShown} onClose={() => setShown(false)} title={text.recoverTitle}>
        {result ? (
          <RecoverResult
            result={result}
            onFollow={(reference) => {
              setShown(false)
              onFollow(reference)
            }}
            onClose={() => setShown(false)}
          />
        ) : null}
      </Sheet>
    </div>
  )
}
