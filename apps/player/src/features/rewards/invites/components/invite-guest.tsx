import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { AppLink } from '../../../../shared/navigation/app-link.tsx'
import { href } from '../../../../shared/navigation/paths.ts'
import { SiteLogo } from '../../../../shared/site/site-logo.tsx'
import { invitesText } from '../invites-text.ts'
import styles from './invites.module.css'

const MARK_PX = 64

/** Shown to visitors: an introduction with links to log in and register. */
export function InviteGuest() {
  const text = useText(invitesText)
  return (
    <Card look="hero" className={styles.invitation}>
      <SiteLogo size={MARK_PX} />
      <h2 className={styles.heroTitle}>{text.heroTitle}</h2>
      <p className={styles.hint}>{text.heroHint}</p>
      <div className={styles.ways}>
        <AppLink
          to={href('login', undefined, { to: href('inviteAgent') })}
          className={buttonClass({ block: true })}
        >
          {text.login}
        </AppLink>
        <AppLink to={href('register')} className={buttonClass({ variant: 'ghost', block: true })}>
          {text.register}
        </AppLink>
      </div>
    </Card>
  )
}
