import { type CardDraft, consentAccount, normalizeDigits } from './card-draft.ts'

/** The steps of adding a card in order; each is a page name. */
export const cardSteps = ['bankIdentify', 'cardBank', 'cardAccount', 'bankVideo', 'cardConfirm'] as const
export type CardStep = (typeof cardSteps)[number]

export function isCardStep(page: string): page is CardStep {
  return cardSteps.some((step) => step === page)
}

const isDone: Readonly<Record<CardStep, (draft: CardDraft) => boolean>> = {
  bankIdentify: ({ photo }) => photo !== undefined,
  cardBank: ({ bank_code, branch_name }) => bank_code !== '' && branch_name.trim() !== '',
  cardAccount: ({ bank_num }) => /^\d{10,16}$/.test(normalizeDigits(bank_num)),
  bankVideo: (draft) => draft.video?.spoken === consentAccount(draft),
  cardConfirm: () => false,
}

/** The first incomplete step. */
export function firstOpenStep(draft: CardDraft): CardStep {
  return cardSteps.find((step) => !isDone[step](draft)) ?? 'cardConfirm'
}

/** The step to redirect to when an earlier step is incomplete; undefined when `step` may be shown. */
export function redirectStep(step: CardStep, draft: CardDraft): CardStep | undefined {
  const open = firstOpenStep(draft)
  return cardSteps.indexOf(open) < cardSteps.indexOf(step) ? open : undefined
}

/** The page before a step: the back target without browser history. */
export function previousPage(step: CardStep): CardStep | 'bindBankCard' {
  return cardSteps[cardSteps.indexOf(step) - 1] ?? 'bindBankCard'
}

export function nextPage(step: CardStep): CardStep {
  return cardSteps[cardSteps.indexOf(step) + 1] ?? 'cardConfirm'
}
