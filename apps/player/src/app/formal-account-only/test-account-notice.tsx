import type { FormalCallName } from '@gamehall/contract'
import { IdentityArt } from '@gamehall/ui/art/identity-art.tsx'
import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { EmptyState } from '@gamehall/ui/feedback/empty-state.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { AppLink } from '../../shared/navigation/app-link.tsx'
import { href } from '../../shared/navigation/paths.ts'
import { formalAccountOnlyText } from './formal-account-only-text.ts'

/** Why a test account cannot make a call, with links to the settings and to home. */
export function TestAccountNotice({ call }: { readonly call: FormalCallName }) {
  const text = useText(formalAccountOnlyText)
  return (
    <EmptyState
      art={<IdentityArt />}
      title={text.cannot(call)}
      detail={text.hint}
      action={
        <>
          <AppLink to={href('setting')} className={buttonClass({ block: true })}>
            {text.toFormal}
          </AppLink>
          <AppLink to={href('home')} className={buttonClass({ block: true, variant: 'ghost' })}>
            {text.play}
          </AppLink>
        </>
      }
    />
  )
}
