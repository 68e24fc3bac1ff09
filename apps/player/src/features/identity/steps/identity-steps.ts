import type { REAL_NAME_STATUSES } from '@gamehall/contract/account'
import type { IdentityState } from '@gamehall/contract/identity'
import { hasReverse } from '@gamehall/contract/identity/document-rules'
import { earlierOpenStep, stepBefore } from '../../../shared/navigation/page-sequence.ts'
import type { PageName } from '../../../shared/navigation/paths.ts'
import type { LocalIdentityDraft } from './identity-draft-store.ts'

/** The contract’s numbers without importing zod; the compiler checks that they agree. */
export const realNameStatuses: typeof REAL_NAME_STATUSES = {
  notVerified: 0,
  verified: 1,
  reviewFailed: 2,
  underReview: 3,
}

/** Steps of a verification, in order; each is a page name. */
export const identitySteps = [
  'idDiscriminate',
  'certificate',
  'realnameInfo',
  'faceTips',
] as const satisfies readonly PageName[]
export type IdentityStep = (typeof identitySteps)[number]

export type Draft = NonNullable<IdentityState['draft']>

/** Sides of the document that still need a photo. */
export function missingSides(
  draft: Draft,
  here: Pick<LocalIdentityDraft, 'front' | 'reverse'>,
): readonly ('front' | 'reverse')[] {
  const front = draft.has_front || here.front !== undefined
  const reverse = draft.has_reverse || here.reverse !== undefined || !hasReverse(draft.document_type)
  return [...(front ? [] : (['front'] as const)), ...(reverse ? [] : (['reverse'] as const))]
}

/** The first incomplete step: photos, reading, data, face check. */
export function firstOpenStep(
  draft: Draft,
  here: Pick<LocalIdentityDraft, 'front' | 'reverse'>,
): IdentityStep {
  if (missingSides(draft, here).length > 0) return 'idDiscriminate'
  if (here.front !== undefined || here.reverse !== undefined) return 'certificate'
  return draft.is_confirmed ? 'faceTips' : 'realnameInfo'
}

/** The incomplete earlier step to redirect to; undefined when this step may open. */
export function findEarlierOpenStep(
  step: IdentityStep,
  draft: Draft,
  here: Pick<LocalIdentityDraft, 'front' | 'reverse'>,
): IdentityStep | undefined {
  return earlierOpenStep(identitySteps, firstOpenStep(draft, here), step)
}

/** The previous page, used by back when the history is empty. */
export function previousPage(step: IdentityStep): IdentityStep | 'authentication' {
  return stepBefore(identitySteps, step) ?? 'authentication'
}
