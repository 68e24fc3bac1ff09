import { Button } from '@gamehall/ui/buttons/button.tsx'
import { Spinner } from '@gamehall/ui/feedback/spinner.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { faultText, faultTextKey } from '../api/fault-text.ts'
import { endsSession, type GameFault } from '../api/game-fault.ts'
import { shellText } from './shell-text.ts'
import styles from './start-screens.module.css'

export function LoadingScreen({ title }: { readonly title: string }) {
  const text = useText(shellText)
  return (
    <main className={styles.screen}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.waiting} role="status">
        <Spinner />
        {text.opening}
      </p>
    </main>
  )
}

interface FaultScreenProps {
  readonly title: string
  readonly fault: GameFault
  readonly onRetry: () => unknown
  readonly onLeave: () => void
}

export function StartErrorScreen({ title, fault, onRetry, onLeave }: FaultScreenProps) {
  const text = useText(shellText)
  const faults = useText(faultText)
  return (
    <main className={styles.screen}>
      <h1 className={styles.title}>{title}</h1>
      <div role="alert" className={styles.fault}>
        <h2>{text.cannotOpen}</h2>
        <p>{faults[faultTextKey(fault)]}</p>
      </div>
      <div className={styles.actions}>
        {endsSession(fault) ? null : (
          <Button block onClick={onRetry}>
            {text.retry}
          </Button>
        )}
        <Button block variant={endsSession(fault) ? 'gold' : 'ghost'} onClick={onLeave}>
          {text.backToHall}
        </Button>
      </div>
    </main>
  )
}
