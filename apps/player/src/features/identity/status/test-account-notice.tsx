import { IdentityArt } from '@gamehall/ui/art/identity-art.tsx'
import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { EmptyState } from '@gamehall/ui/feedback/empty-state.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import { startText } from '../start/start-text.ts'

/** §6: test accounts cannot be verified. */
export function TestAccountNotice() {
  const text = useText(startText)
  return (
    <EmptyState
      art={<IdentityArt />}
      title={text.testTitle}
      detail={text.testHint}
      action={
        <AppLink to={href('setting')} className={buttonClass({ block: true })}>
          {text.toFormal}
        </AppLink>
      }
    />
  )
}
