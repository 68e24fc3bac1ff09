import { NotFoundArt } from '@gamehall/ui/art/state-art.tsx'
import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { AppLink } from '../../shared/navigation/app-link.tsx'
import { href } from '../../shared/navigation/paths.ts'
import { appText } from '../app-text.ts'
import styles from './page-error.module.css'

/** The 404 page (§2). */
export function NotFoundPage() {
  const text = useText(appText)
  return (
    <main className={styles.failure}>
      <div className={styles.art}>
        <NotFoundArt />
      </div>
      <h1 className={styles.title}>{text.notFound}</h1>
      <p className={styles.hint}>{text.notFoundHint}</p>
      <AppLink to={href('home')} replace className={buttonClass({})}>
        {text.backHome}
      </AppLink>
    </main>
  )
}
