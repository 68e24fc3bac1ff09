import { Page, PageBody } from '@gamehall/ui/page.tsx'
import { PageHeader } from '@gamehall/ui/page-header.tsx'
import { PullToRefresh } from '@gamehall/ui/pull-to-refresh.tsx'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { defineText, useText } from '../../shared/i18n/text.ts'

const assetsText = defineText({ 'zh-TW': { title: '我的資產' }, en: { title: 'My assets' } })

/** The wallet tab (§2): pulled down, every balance is asked for anew. */
export function AssetsPage({ children }: { readonly children: ReactNode }) {
  const text = useText(assetsText)
  const client = useQueryClient()
  const refresh = () =>
    Promise.all(
      (['getUserInfo', 'getPlatformBalances'] as const).map((name) =>
        client.refetchQueries({ queryKey: [name], type: 'active' }, { throwOnError: true }),
      ),
    )
  return (
    <PullToRefresh onRefresh={refresh}>
      <Page hasGlow foot="tabs">
        <PageHeader title={text.title} />
        <PageBody>{children}</PageBody>
      </Page>
    </PullToRefresh>
  )
}
