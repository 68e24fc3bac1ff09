import { Button } from '@gamehall/ui/buttons/button.tsx'
import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { warning } from '@gamehall/ui/icons/icon-set.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { navigate } from '../../shared/navigation/navigator.ts'
import { href } from '../../shared/navigation/paths.ts'
import { appText } from '../app-text.ts'
import styles from './page-error.module.css'

/** Replaces a page that threw or could not be loaded. */
export function PageError({ onRetry }: { readonly onRetry: () => void }) {
  const text = useText(appText)
  return (
    <main className={styles.failure} role="alert">
      <Icon shape={warning} size="xl" />
      <h1 className={styles.title}>{text.broken}</h1>
      <p className={styles.hint}>{text.brokenHint}</p>
      <Button onClick={onRetry}>{text.retry}</Button>
      <Button variant="ghost" onClick={() => location.reload()}>
        {text.reload}
      </Button>
      <Button variant="plain" onClick={() => navigate(href('home'), { replace: true })}>
        {text.backHome}
      </Button>
    </main>
  )
}
