import type { IdentityReason } from '@gamehall/contract/identity'
import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import type { Draft } from '../steps/identity-steps.ts'
import { readingText } from './reading-text.ts'

/** Whether the photo shows another kind of document than the one chosen. */
export const isOtherDocument = (reasons: readonly IdentityReason[]): boolean =>
  reasons.includes('document_other_type')

type ChangeDocumentLinkProps = { readonly draft: Draft; readonly size?: 's' | 'l' }

/** Leads to the choice of the document. This draft and its photos stay until another one is started. */
export function ChangeDocumentLink({ draft, size = 'l' }: ChangeDocumentLinkProps) {
  const text = useText(readingText)
  return (
    <AppLink
      to={href('authentication', undefined, { replace: draft.expires_at })}
      className={buttonClass({ variant: 'ghost', size })}
    >
      {text.changeDocument}
    </AppLink>
  )
}
