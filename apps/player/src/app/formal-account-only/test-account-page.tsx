import type { FormalCallName } from '@gamehall/contract'
import { Page, PageBody } from '@gamehall/ui/layout/page.tsx'
import { PageHeader } from '@gamehall/ui/layout/page-header.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { goBack } from '../../shared/navigation/navigator.ts'
import { href } from '../../shared/navigation/paths.ts'
import { formalAccountOnlyText } from './formal-account-only-text.ts'
import { TestAccountNotice } from './test-account-notice.tsx'

/** Replaces a page that test accounts cannot use. */
export function TestAccountPage({ call }: { readonly call: FormalCallName }) {
  const text = useText(formalAccountOnlyText)
  return (
    <Page>
      <PageHeader title={text.title} onBack={() => goBack(href('home'))} />
      <PageBody>
        <TestAccountNotice call={call} />
      </PageBody>
    </Page>
  )
}
