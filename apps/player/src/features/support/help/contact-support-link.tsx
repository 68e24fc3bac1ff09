import { headset } from '@gamehall/ui/icons/icon-set.ts'
import { Menu } from '@gamehall/ui/navigation/menu.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { MenuLink } from '../../../shared/navigation/menu-link.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import { helpText } from './help-text.ts'

/** The link to customer service at the end of every help page. */
export function ContactSupportLink() {
  const text = useText(helpText)
  return (
    <Menu>
      <MenuLink to={href('serviceChat')} shape={headset} label={text.more} detail={text.moreHint} />
    </Menu>
  )
}
