import type { IdentityReason } from '@gamehall/contract/identity'
import type { Draft } from '../steps/identity-steps.ts'
import { ChangeDocumentLink, isOtherDocument } from './change-document-link.tsx'
import { RetakeLink } from './retake-link.tsx'

type UnreadFrontActionsProps = { readonly draft: Draft; readonly reasons: readonly IdentityReason[] }

/** The ways on from a front of which nothing was read: another photo, or another document when that is what it shows. */
export function UnreadFrontActions({ draft, reasons }: UnreadFrontActionsProps) {
  return (
    <>
      {isOtherDocument(reasons) ? <ChangeDocumentLink draft={draft} /> : null}
      <RetakeLink draft={draft} side="front" />
    </>
  )
}
