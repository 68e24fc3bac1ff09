import { Switch } from '@gamehall/ui/controls/switch.tsx'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useId } from 'react'
import { useSetAutoTransfer } from './api.ts'
import styles from './platform-wallets.module.css'
import { platformsText } from './platforms-text.ts'

/** The switch of automatic transfer (MONEY.md). */
export function AutoTransfer({ isOn }: { readonly isOn: boolean }) {
  const text = useText(platformsText)
  const id = useId()
  const { mutate, isPending } = useSetAutoTransfer()
  return (
    <Card>
      <div className={styles.auto}>
        <div>
          <span id={id}>{text.auto}</span>
          <p className={styles.hint} id={`${id}-hint`}>
            {text.autoHint}
          </p>
        </div>
        <Switch
          aria-labelledby={id}
          aria-describedby={`${id}-hint`}
          checked={isOn}
          onChange={({ target }) => {
            if (!isPending) mutate({ auto_transfer: target.checked ? 1 : 0 })
          }}
        />
      </div>
    </Card>
  )
}
