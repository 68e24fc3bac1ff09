import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { gift, headset, megaphone, music, question } from '@gamehall/ui/icons/icon-set.ts'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { Menu } from '@gamehall/ui/navigation/menu.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { MenuLink } from '../../../shared/navigation/menu-link.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import { SiteLogo } from '../../../shared/site/site-logo.tsx'
import { DisplaySettings } from '../settings/display-settings.tsx'
import styles from './mine-guest.module.css'
import { mineText } from './mine-text.ts'

const MARK_PX = 64

/** The `/mine` page of a guest: login, registration and public pages. */
export function MineGuest() {
  const text = useText(mineText)
  const back = { to: href('mine') }
  return (
    <>
      <Card look="hero">
        <SiteLogo size={MARK_PX} />
        <h2 className={styles.title}>{text.guestTitle}</h2>
        <p className={styles.hint}>{text.guestHint}</p>
        <div className={styles.actions}>
          <AppLink to={href('login', undefined, back)} className={buttonClass({ block: true })}>
            {text.login}
          </AppLink>
          <AppLink to={href('register')} className={buttonClass({ variant: 'ghost', block: true })}>
            {text.register}
          </AppLink>
        </div>
      </Card>
      <DisplaySettings />
      <Menu>
        <MenuLink to={href('activity')} shape={gift} label={text.activity} />
        <MenuLink to={href('message')} shape={megaphone} label={text.messages} />
        <MenuLink to={href('music')} shape={music} label={text.music} />
        <MenuLink to={href('service')} shape={headset} label={text.service} />
        <MenuLink to={href('help')} shape={question} label={text.help} />
      </Menu>
    </>
  )
}
