import type { IdentityState } from '@gamehall/contract/identity'
import { ErrorState } from '@gamehall/ui/error-state.tsx'
import { Page, PageBody } from '@gamehall/ui/page.tsx'
import { PageHeader } from '@gamehall/ui/page-header.tsx'
import { Skeleton } from '@gamehall/ui/skeleton.tsx'
import { StepHead } from '@gamehall/ui/step-head.tsx'
import { type ReactNode, useState } from 'react'
import { useText } from '../../shared/i18n/text.ts'
import { Detour } from '../../shared/navigation/detour.tsx'
import { goBack } from '../../shared/navigation/navigator.ts'
import { href } from '../../shared/navigation/paths.ts'
import { usePlayerInfo } from '../../shared/player/use-player-info.ts'
import { useIdentity } from './api/use-identity.ts'
import { type Draft, type IdentityStep, identitySteps, pageBehind, stepBeforeIts } from './identity-steps.ts'
import { draftOf } from './state/identity-draft-store.ts'
import { stepsText } from './steps-text.ts'

/** Context of a step. */
export type IdentityWork = { readonly draft: Draft; readonly owner: string }

type StepPageProps = {
  readonly step: IdentityStep
  readonly children: (work: IdentityWork) => ReactNode
}

/** A step of the verification; redirects to the first incomplete step. */
export function StepPage({ step, children }: StepPageProps) {
  const text = useText(stepsText)
  return (
    <Page foot="bar">
      <PageHeader title={text.title} onBack={() => goBack(href(pageBehind(step)))} />
      <PageBody>
        <StepHead
          label={text.steps}
          steps={identitySteps.map((key) => ({ key, name: text[key] }))}
          now={step}
        />
        <StepWork step={step}>{children}</StepWork>
      </PageBody>
    </Page>
  )
}

type StepWorkProps = StepPageProps & {
  /** The step submits the draft, which then disappears: no redirect. */
  readonly isHandingIn?: boolean
}

/** Loads the state and renders the step when it may open. */
export function StepWork({ children, ...step }: StepWorkProps) {
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

function Gate({ step, isHandingIn = false, state, owner, children }: GateProps) {
  // Decided on arrival: later changes are handled by the step.
  const [found] = useState(state.draft)
  const [detour] = useState(() => (found === null ? undefined : stepBeforeIts(step, found, draftOf(owner))))
  const draft = state.draft ?? (isHandingIn ? found : null)
  if (draft === null || detour !== undefined)
    return (
      <Detour to={href(detour ?? 'authentication')}>
        <StepSkeleton />
      </Detour>
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
