import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { logout } from '@gamehall/ui/icons/icon-set.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { launchText } from '../launch/launch-text.ts'
import styles from './stage.module.css'

/** The exit button for a game without its own: beside the frame, never over the game. */
export function ExitBar({ onExit }: { readonly onExit: () => void }) {
  const text = useText(launchText)
  return (
    <div className={styles.bar}>
      <button type="button" aria-label={text.exit} className={styles.exit} onClick={onExit}>
        <Icon shape={logout} />
      </button>
    </div>
  )
}
