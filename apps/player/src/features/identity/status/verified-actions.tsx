import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { BottomBar } from '@gamehall/ui/layout/bottom-bar.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import { identityStatusText } from './status-text.ts'

/** Next actions of a verified player. */
export function VerifiedActions() {
  const text = useText(identityStatusText)
  return (
    <BottomBar>
      <AppLink to={href('withdraw')} className={buttonClass({ variant: 'ghost' })}>
        {text.toWithdraw}
      </AppLink>
      <AppLink to={href('bank')} className={buttonClass({})}>
        {text.toCard}
      </AppLink>
    </BottomBar>
  )
}
