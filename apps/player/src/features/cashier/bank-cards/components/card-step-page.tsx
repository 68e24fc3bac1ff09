import { ErrorState } from '@gamehall/ui/feedback/error-state.tsx'
import { Skeleton } from '@gamehall/ui/feedback/skeleton.tsx'
import { Page, PageBody } from '@gamehall/ui/layout/page.tsx'
import { PageHeader } from '@gamehall/ui/layout/page-header.tsx'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { type ReactNode, useState } from 'react'
import { goBack, navigate } from '../../../../shared/navigation/navigator.ts'
import { usePage } from '../../../../shared/navigation/page-context.ts'
import { href } from '../../../../shared/navigation/paths.ts'
import { Redirect } from '../../../../shared/navigation/redirect.tsx'
import { usePlayerInfo } from '../../../../shared/player/use-player-info.ts'
import { type CardStep, firstOpenStep, nextPage, previousPage, redirectStep } from '../add-card-steps.ts'
import { useBankCards } from '../api.ts'
import type { CardDraft } from '../card-draft.ts'
import { cardStepsText } from '../card-steps-text.ts'
import { getDraft, updateDraft, useCardDraft } from '../state/card-draft-store.ts'
import { CardStepHeader } from './card-step-header.tsx'

/** The data and actions that a step gets. */
export type CardStepContext = {
  readonly draft: CardDraft
  readonly change: (change: (draft: CardDraft) => CardDraft) => void
  /** The verified name, masked. */
  readonly holder: string
  readonly goOn: () => void
}

type StepPageProps = { readonly step: CardStep; readonly children: (work: CardStepContext) => ReactNode }

/** The frame of a step of adding a card. Redirects to the first incomplete step when an earlier one is incomplete. */
export function CardStepPage({ step, children }: StepPageProps) {
  const text = useText(cardStepsText)
  const cards = useBankCards()
  const player = usePlayerInfo()
  const failed = [cards, player].find(({ isError, data }) => isError && !data)
  return (
    <Page foot="bar">
      <PageHeader title={text.title} onBack={() => goBack(href(previousPage(step)))} />
      <PageBody>
        <CardStepHeader step={step} />
        {cards.data && player.data ? (
          <StepGuard step={step} cards={cards.data} owner={player.data.user_id}>
            {children}
          </StepGuard>
        ) : failed ? (
          <ErrorState detail={failed.error?.message} onRetry={() => failed.refetch()} />
        ) : (
          <StepSkeleton />
        )}
      </PageBody>
    </Page>
  )
}

type StepGuardProps = StepPageProps & {
  readonly cards: CallResponse<'listBankCards'>
  readonly owner: string
}

function StepGuard({ step, cards, owner, children }: StepGuardProps) {
  const draft = useCardDraft(owner)
  const isEdit = usePage().query.has('edit')
  const { list, max_count, holder_name } = cards
  // Evaluated once on mount: a step that resets its own data handles that itself.
  const [redirect] = useState<CardStep | 'bindBankCard' | undefined>(() =>
    holder_name === null || list.length >= max_count ? 'bindBankCard' : redirectStep(step, draft),
  )
  if (redirect !== undefined || holder_name === null)
    return (
      <Redirect to={href(redirect ?? 'bindBankCard')}>
        <StepSkeleton />
      </Redirect>
    )
  return children({
    draft,
    change: (change) => updateDraft(owner, change),
    holder: holder_name,
    // After an edit, continue with the first incomplete step, which is the last one if nothing was reset.
    goOn: () => navigate(href(isEdit ? firstOpenStep(getDraft(owner)) : nextPage(step))),
  })
}

function StepSkeleton() {
  return (
    <>
      <Skeleton shape="block" height="96px" />
      <Skeleton shape="block" height="220px" />
    </>
  )
}
