import { IdentityArt } from '@gamehall/ui/art/identity-art.tsx'
import { buttonClass } from '@gamehall/ui/button-class.ts'
import { EmptyState } from '@gamehall/ui/empty-state.tsx'
import { Page, PageBody } from '@gamehall/ui/page.tsx'
import { PageHeader } from '@gamehall/ui/page-header.tsx'
import { useText } from '../../shared/i18n/text.ts'
import { AppLink } from '../../shared/navigation/app-link.tsx'
import { goBack } from '../../shared/navigation/navigator.ts'
import { type FormalMatter, href } from '../../shared/navigation/paths.ts'
import { formalOnlyText } from './formal-only-text.ts'

/** Replaces a page that test accounts cannot use: gives the reason, with links to the settings and to home. */
export function TestAccountPage({ matter }: { readonly matter: FormalMatter }) {
  const text = useText(formalOnlyText)
  return (
    <Page>
      <PageHeader title={text.title} onBack={() => goBack(href('home'))} />
      <PageBody>
        <EmptyState
          art={<IdentityArt />}
          title={text.cannot(matter)}
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
