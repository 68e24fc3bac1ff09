import type { REAL_NAME_STATUSES } from '@gamehall/contract/account'
import type { DOCUMENT_TYPES, DocumentType, IdentityState } from '@gamehall/contract/identity'
import type { PageName } from '../../shared/navigation/paths.ts'
import type { IdentityDraftHere } from './state/identity-draft-store.ts'

/** The contract's numbers without its zod; the compiler holds the two together. */
export const documentTypes: typeof DOCUMENT_TYPES = { idCard: 1, residentCertificate: 2, passport: 3 }

export const realNameStatuses: typeof REAL_NAME_STATUSES = {
  notVerified: 0,
  verified: 1,
  reviewFailed: 2,
  underReview: 3,
}

export const hasReverse = (type: DocumentType): boolean => type !== documentTypes.passport

/** The steps of a verification, in their order; each is the name of its page. */
export const identitySteps = [
  'idDiscriminate',
  'certificate',
  'realnameInfo',
  'faceTips',
] as const satisfies readonly PageName[]
export type IdentityStep = (typeof identitySteps)[number]

export type Draft = NonNullable<IdentityState['draft']>

/** Which sides of the document still want a photo. */
export function missingSides(
  draft: Draft,
  here: Pick<IdentityDraftHere, 'front' | 'reverse'>,
): readonly ('front' | 'reverse')[] {
  const front = draft.has_front || here.front !== undefined
  const reverse = draft.has_reverse || here.reverse !== undefined || !hasReverse(draft.document_type)
  return [...(front ? [] : (['front'] as const)), ...(reverse ? [] : (['reverse'] as const))]
}

/** The first step that still wants something: photos to take, photos to be read, data to confirm, a face to show. */
export function firstOpenStep(
  draft: Draft,
  here: Pick<IdentityDraftHere, 'front' | 'reverse'>,
): IdentityStep {
  if (missingSides(draft, here).length > 0) return 'idDiscriminate'
  if (here.front !== undefined || here.reverse !== undefined) return 'certificate'
  return draft.is_confirmed ? 'faceTips' : 'realnameInfo'
}

/** Where a step leads that was opened before its turn; undefined when it may stand. */
export function stepBeforeIts(
  step: IdentityStep,
  draft: Draft,
  here: Pick<IdentityDraftHere, 'front' | 'reverse'>,
): IdentityStep | undefined {
  const open = firstOpenStep(draft, here)
  return identitySteps.indexOf(open) < identitySteps.indexOf(step) ? open : undefined
}

/** The page behind a step: back leads there when the browser has nothing else. */
export function pageBehind(step: IdentityStep): IdentityStep | 'authentication' {
  return identitySteps[identitySteps.indexOf(step) - 1] ?? 'authentication'
}
