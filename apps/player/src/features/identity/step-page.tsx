import type { IdentityState } from '@gamehall/contract/identity'
import { ErrorState } from '@gamehall/ui/error-state.tsx'
import { Page, PageBody } from '@gamehall/ui/page.tsx'
import { PageHeader } from '@gamehall/ui/page-header.tsx'
import { Skeleton } from '@gamehall/ui/skeleton.tsx'
import { StepHead } from '@gamehall/ui/step-head.tsx'
import { type ReactNode, useEffect, useState } from 'react'
import { useText } from '../../shared/i18n/text.ts'
import { goBack, navigate } from '../../shared/navigation/navigator.ts'
import { type Href, href } from '../../shared/navigation/paths.ts'
import { usePlayerInfo } from '../../shared/player/use-player-info.ts'
import { useIdentity } from './api/use-identity.ts'
import { type Draft, type IdentityStep, identitySteps, pageBehind, stepBeforeIts } from './identity-steps.ts'
import { draftOf } from './state/identity-draft-store.ts'
import { stepsText } from './steps-text.ts'

/** What a step works on. */
export type IdentityWork = { readonly draft: Draft; readonly owner: string }

type StepPageProps = {
  readonly step: IdentityStep
  readonly children: (work: IdentityWork) => ReactNode
}

/** One step of a verification: shown once everything before it is done, else the step that is not. */
export function StepPage({ step, children }: StepPageProps) {
  const text = useText(stepsText)
  const identity = useIdentity()
  const player = usePlayerInfo()
  const failed = [identity, player].find(({ isError, data }) => isError && !data)
  return (
    <Page foot="bar">
      <PageHeader title={text.title} onBack={() => goBack(href(pageBehind(step)))} />
      <PageBody>
        <StepHead
          label={text.steps}
          steps={identitySteps.map((key) => ({ key, name: text[key] }))}
          now={step}
        />
        {identity.data && player.data ? (
          <Gate step={step} state={identity.data} owner={player.data.user_id}>
            {children}
          </Gate>
        ) : failed ? (
          <ErrorState detail={failed.error?.message} onRetry={() => failed.refetch()} />
        ) : (
          <StepSkeleton />
        )}
      </PageBody>
    </Page>
  )
}

type GateProps = StepPageProps & { readonly state: IdentityState; readonly owner: string }

function Gate({ step, state: { draft }, owner, children }: GateProps) {
  // Judged on arrival: what a step itself undoes, it says itself.
  const [detour] = useState(() => (draft === null ? undefined : stepBeforeIts(step, draft, draftOf(owner))))
  if (draft === null || detour !== undefined) return <Detour to={href(detour ?? 'authentication')} />
  return children({ draft, owner })
}

function Detour({ to }: { readonly to: Href }) {
  useEffect(() => navigate(to, { replace: true }), [to])
  return <StepSkeleton />
}

function StepSkeleton() {
  return (
    <>
      <Skeleton shape="block" height="240px" />
      <Skeleton shape="block" height="120px" />
    </>
  )
}
