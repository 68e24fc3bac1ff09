import type { PlatformBalance } from '@gamehall/contract/games'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { StatusPill } from '@gamehall/ui/data-display/status-pill.tsx'
import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { gamepad } from '@gamehall/ui/icons/icon-set.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { MaskableMoney } from '../../../shared/money/maskable-money.tsx'
import styles from './platform-wallets.module.css'
import { platformsText } from './platforms-text.ts'

/** One platform: its balance, its state, and the transfer button. */
export function PlatformRow({
  platform,
  onOpen,
}: {
  readonly platform: PlatformBalance
  readonly onOpen: () => void
}) {
  const text = useText(platformsText)
  const { name, balance, state, open_transfer } = platform
  const isMoving = open_transfer !== null
  return (
    <div className={styles.row}>
      <span className={styles.mark}>
        <Icon shape={gamepad} />
      </span>
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        <MaskableMoney amount={balance} className={styles.sum} />
        {isMoving ? <StatusPill tone="wait">{text.moving}</StatusPill> : null}
        {state === 'ok' ? null : (
          <>
            <StatusPill tone="warn">{text[state]}</StatusPill>
            <span className={styles.known}>{text.lastKnown}</span>
          </>
        )}
      </div>
      <Button
        size="m"
        variant="ghost"
        disabled={!isMoving && state !== 'ok'}
        aria-label={isMoving ? `${text.where} ${name}` : text.moveOf(name)}
        onClick={onOpen}
      >
        {isMoving ? text.where : text.move}
      </Button>
    </div>
  )
}
