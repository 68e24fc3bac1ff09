import { LabelsProvider } from '@gamehall/ui/labels.tsx'
import { Activity } from 'react'
import { SandboxRibbon, SiteAddress, SiteTint } from '../features/site/index.ts'
import { useLanguage } from '../shared/i18n/text.ts'
import { useSiteConfig } from '../shared/site/use-site-config.ts'
import { ClosedPage } from './closed/closed-page.tsx'
import { LateOverlays } from './late-overlays.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { PageFailure } from './page-failure.tsx'
import { activeOf, Pages, usePageStack, useRoute } from './page-stack.tsx'
import { RootTabs } from './root-tabs.tsx'
import type { RouteSource } from './route-source.ts'
import { useReveal } from './use-reveal.ts'

/** The frame around the pages: tabs, sandbox ribbon, overlays, and the page of a closed site. */
export function Shell({ source }: { readonly source: RouteSource }) {
  const route = useRoute(source)
  const stack = usePageStack(route)
  const active = activeOf(stack)
  const { data: site } = useSiteConfig()
  const closed = site?.closed ?? null
  useReveal(stack !== undefined || route.error !== undefined || closed !== null)
  const isBare = active?.traits.isBare === true || closed !== null
  const hasTabs = active?.traits.index === 1 && closed === null
  return (
    <LabelsProvider language={useLanguage()}>
      <SiteTint />
      <SiteAddress />
      {isBare ? null : <SandboxRibbon />}
      {closed && site ? <ClosedPage closed={closed} siteName={site.name} /> : null}
      <Activity mode={closed ? 'hidden' : 'visible'}>
        {route.error !== undefined && !route.isNavigating ? (
          <PageFailure onRetry={() => location.reload()} />
        ) : (
          stack && <Pages stack={stack} />
        )}
      </Activity>
      {active && hasTabs ? (
        <RootTabs
          current={active.address.name}
          arrived={route.address.name}
          isNavigating={route.isNavigating}
        />
      ) : null}
      <NavigationProgress isNavigating={route.isNavigating || route.Page === undefined} />
      <LateOverlays path={route.address.path} isBare={isBare} hasTabs={hasTabs} />
    </LabelsProvider>
  )
}
