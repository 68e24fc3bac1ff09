import type { FormalCallName } from '@gamehall/contract'
import { IdentityArt } from '@gamehall/ui/art/identity-art.tsx'
import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { EmptyState } from '@gamehall/ui/feedback/empty-state.tsx'
import { Page, PageBody } from '@gamehall/ui/layout/page.tsx'
import { PageHeader } from '@gamehall/ui/layout/page-header.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { AppLink } from '../../shared/navigation/app-link.tsx'
import { goBack } from '../../shared/navigation/navigator.ts'
import { href } from '../../shared/navigation/paths.ts'
import { formalAccountOnlyText } from './formal-account-only-text.ts'

/** Replaces a page that test accounts cannot use: gives the reason, with links to the settings and to home. */
export function TestAccountPage({ call }: { readonly call: FormalCallName }) {
  const text = useText(formalAccountOnlyText)
  return (
    <Page>
      <PageHeader title={text.title} onBack={() => goBack(href('home'))} />
      <PageBody>
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
      </PageBody>
    </Page>
  )
}
