import type { IdentityState } from '@gamehall/contract/identity'
import { ErrorState } from '@gamehall/ui/feedback/error-state.tsx'
import { Skeleton } from '@gamehall/ui/feedback/skeleton.tsx'
import { Page, PageBody } from '@gamehall/ui/layout/page.tsx'
import { PageHeader } from '@gamehall/ui/layout/page-header.tsx'
import { StepIndicator } from '@gamehall/ui/navigation/step-indicator.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { type ReactNode, useState } from 'react'
import { goBack } from '../../../shared/navigation/navigator.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { Redirect } from '../../../shared/navigation/redirect.tsx'
import { usePlayerInfo } from '../../../shared/player/use-player-info.ts'
import { useIdentity } from '../status/api.ts'
import { getLocalDraft } from './identity-draft-store.ts'
import {
  type Draft,
  findEarlierOpenStep,
  type IdentityStep,
  identitySteps,
  previousPage,
} from './identity-steps.ts'
import { stepsText } from './steps-text.ts'

/** Context of a step. */
export type StepContext = { readonly draft: Draft; readonly owner: string }

type StepPageProps = {
  readonly step: IdentityStep
  readonly children: (work: StepContext) => ReactNode
}

/** A step of the verification; redirects to the first incomplete step. */
export function StepPage({ step, children }: StepPageProps) {
  const text = useText(stepsText)
  return (
    <Page foot="bar">
      <PageHeader title={text.title} onBack={() => goBack(href(previousPage(step)))} />
      <PageBody>
        <StepIndicator
          label={text.steps}
          steps={identitySteps.map((key) => ({ key, name: text[key] }))}
          now={step}
        />
        <StepGuard step={step}>{children}</StepGuard>
      </PageBody>
    </Page>
  )
}

type StepWorkProps = StepPageProps & {
  /** The step submits the draft, which then disappears: no redirect. */
  readonly submitsDraft?: boolean
}

/** Loads the state and renders the step when it may open. */
export function StepGuard({ children, ...step }: StepWorkProps) {
  const identity = useIdentity()
  const player = usePlayerInfo()
  const failed = [identity, player].find(({ isError, data }) => isError && !data)
  if (identity.data && player.data)
    return (
      <Gate {...step} state={identity.data} owner={player.data.user_id}>
        {children}
      </Gate>
    )
  if (failed) return <ErrorState detail={failed.error?.message} onRetry={() => failed.refetch()} />
  return <StepSkeleton />
}

type GateProps = StepWorkProps & { readonly state: IdentityState; readonly owner: string }

function Gate({ step, submitsDraft = false, state, owner, children }: GateProps) {
  // Decided on arrival: later changes are handled by the step.
  const [found] = useState(state.draft)
  const [detour] = useState(() =>
    found === null ? undefined : findEarlierOpenStep(step, found, getLocalDraft(owner)),
  )
  const draft = state.draft ?? (submitsDraft ? found : null)
  if (draft === null || detour !== undefined)
    return (
      <Redirect to={href(detour ?? 'authentication')}>
        <StepSkeleton />
      </Redirect>
    )
  return children({ draft, owner })
}

function StepSkeleton() {
  return (
    <>
      <Skeleton shape="block" height="240px" />
      <Skeleton shape="block" height="120px" />
    </>
  )
}
