import { BottomBar } from '@gamehall/ui/bottom-bar.tsx'
import { buttonClass } from '@gamehall/ui/button-class.ts'
import { useText } from '../../shared/i18n/text.ts'
import { AppLink } from '../../shared/navigation/app-link.tsx'
import { href } from '../../shared/navigation/paths.ts'
import { stateText } from './state-text.ts'

/** Next actions of a verified player. */
export function VerifiedWays() {
  const text = useText(stateText)
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
