import { LabelsProvider } from '@gamehall/ui/i18n/labels.tsx'
import { useLanguage } from '@gamehall/web-client/i18n/text.ts'
import { Activity, Suspense } from 'react'
import { SandboxRibbon, SiteApiUrl, SiteTint } from '../../features/site/index.ts'
import { lazyWithRetry } from '../../shared/loading/lazy-with-retry.ts'
import { useSiteConfig } from '../../shared/site/use-site-config.ts'
import { PageError } from '../page-stack/page-error.tsx'
import { activeEntry, Pages, usePageStack, useRoute } from '../page-stack/page-stack.tsx'
import type { RouteSource } from '../routing/route-source.ts'
import { DeferredOverlays } from './deferred-overlays.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { RootTabs } from './root-tabs.tsx'
import { useRevealPage } from './use-reveal-page.ts'

const SiteClosedPage = lazyWithRetry(
  async () => (await import('../site-closed/site-closed-page.tsx')).SiteClosedPage,
)

/** The frame around the pages: tabs, sandbox ribbon, overlays, and the page of a closed site. */
export function Shell({ source }: { readonly source: RouteSource }) {
  const route = useRoute(source)
  const stack = usePageStack(route)
  const active = activeEntry(stack)
  const { data: site } = useSiteConfig()
  const closed = site?.closed ?? null
  useRevealPage(stack !== undefined || route.error !== undefined || closed !== null)
  const isBare = active?.traits.isBare === true || closed !== null
  const hasTabs = active?.traits.index === 1 && closed === null
  return (
    <LabelsProvider language={useLanguage()}>
      <SiteTint />
      <SiteApiUrl />
      {isBare ? null : <SandboxRibbon />}
      {closed && site ? (
        <Suspense>
          <SiteClosedPage closed={closed} siteName={site.name} />
        </Suspense>
      ) : null}
      <Activity mode={closed ? 'hidden' : 'visible'}>
        {route.error !== undefined && !route.isNavigating ? (
          <PageError onRetry={() => location.reload()} />
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
      <DeferredOverlays path={route.address.path} isBare={isBare} hasTabs={hasTabs} />
    </LabelsProvider>
  )
}
