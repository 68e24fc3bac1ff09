import type { PlatformBalance } from '@gamehall/contract/games'
import { Segmented } from '@gamehall/ui/controls/segmented.tsx'
import { Sheet } from '@gamehall/ui/overlays/sheet.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useState } from 'react'
import styles from './platform-wallets.module.css'
import { platformsText } from './platforms-text.ts'
import { TransferForm } from './transfer-form.tsx'
import type { Direction } from './transfer-rules.ts'
import type { TransferCalls } from './use-transfer-calls.ts'

type TransferSheetProps = {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly platform: PlatformBalance | undefined
  readonly mainBalance: string
  readonly calls: TransferCalls
}

/** The sheet of a transfer between the main wallet and one platform. */
export function TransferSheet({ isOpen, onClose, platform, mainBalance, calls }: TransferSheetProps) {
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={platform?.name ?? ''}>
      {platform ? (
        <TransferDesk key={platform.api_key} platform={platform} mainBalance={mainBalance} calls={calls} />
      ) : null}
    </Sheet>
  )
}

function TransferDesk({
  platform,
  mainBalance,
  calls,
}: Pick<TransferSheetProps, 'mainBalance' | 'calls'> & { readonly platform: PlatformBalance }) {
  const text = useText(platformsText)
  const [direction, setDirection] = useState<Direction>(calls.back.state === 'idle' ? 'in' : 'out')
  return (
    <div className={styles.stack}>
      <Segmented<Direction>
        label={text.direction}
        options={[
          { value: 'in', label: text.in },
          { value: 'out', label: text.out },
        ]}
        value={direction}
        onChange={(chosen) => {
          if (calls.isOpen) return
          calls.clear()
          setDirection(chosen)
        }}
      />
      <TransferForm
        key={direction}
        direction={direction}
        platform={platform}
        mainBalance={mainBalance}
        calls={calls}
      />
    </div>
  )
}
