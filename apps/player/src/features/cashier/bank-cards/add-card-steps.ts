import { extractDigits } from '@gamehall/ui/forms/extract-digits.ts'
import { earlierOpenStep, stepAfter, stepBefore } from '../../../shared/navigation/page-sequence.ts'
import { type CardDraft, consentAccount } from './card-draft.ts'

/** The steps of adding a card in order; each is a page name. */
export const cardSteps = ['bankIdentify', 'cardBank', 'cardAccount', 'bankVideo', 'cardConfirm'] as const
export type CardStep = (typeof cardSteps)[number]

export function isCardStep(page: string): page is CardStep {
  return cardSteps.some((step) => step === page)
}

const isDone: Readonly<Record<CardStep, (draft: CardDraft) => boolean>> = {
  bankIdentify: ({ photo }) => photo !== undefined,
  cardBank: ({ bank_code, branch_name }) => bank_code !== '' && branch_name.trim() !== '',
  cardAccount: ({ bank_num }) => /^\d{10,16}$/.test(extractDigits(bank_num)),
  bankVideo: (draft) => draft.video?.spoken === consentAccount(draft),
  cardConfirm: () => false,
}

/** The first incomplete step. */
export function firstOpenStep(draft: CardDraft): CardStep {
  return cardSteps.find((step) => !isDone[step](draft)) ?? 'cardConfirm'
}

/** The step to redirect to when an earlier step is incomplete; undefined when `step` may be shown. */
export function redirectStep(step: CardStep, draft: CardDraft): CardStep | undefined {
  return earlierOpenStep(cardSteps, firstOpenStep(draft), step)
}

/** The page before a step: the back target without browser history. */
export function previousPage(step: CardStep): CardStep | 'bindBankCard' {
  return stepBefore(cardSteps, step) ?? 'bindBankCard'
}

export function nextPage(step: CardStep): CardStep {
  return stepAfter(cardSteps, step) ?? 'cardConfirm'
}
