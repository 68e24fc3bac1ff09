import { Page, PageBody } from '@gamehall/ui/layout/page.tsx'
import { PageHeader } from '@gamehall/ui/layout/page-header.tsx'
import { PullToRefresh } from '@gamehall/ui/layout/pull-to-refresh.tsx'
import { defineText, useText } from '@gamehall/web-client/i18n/text.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { goBack } from '../../shared/navigation/navigator.ts'
import { href } from '../../shared/navigation/paths.ts'

const walletPageText = defineText({ 'zh-TW': { title: '我的錢包' }, en: { title: 'My wallet' } })

/** The queries of this page; pull-to-refresh refetches them. */
const SHOWN = [
  'getUserInfo',
  'getWithdrawalReadiness',
  'getPlatformBalances',
  'listWallets',
  'listTransactions',
  'listBets',
  'listOpenRounds',
] as const

type WalletPageProps = {
  /** True for the bottom tab, false for the page with a back button. */
  readonly isTab: boolean
  readonly children: ReactNode
}

/** The wallet page (§2), used as the wallet tab and as `/walletHome`. */
export function WalletPage({ isTab, children }: WalletPageProps) {
  const text = useText(walletPageText)
  const client = useQueryClient()
  const refresh = () =>
    Promise.all(
      SHOWN.map((name) =>
        client.refetchQueries({ queryKey: [name], type: 'active' }, { throwOnError: true }),
      ),
    )
  return (
    <PullToRefresh onRefresh={refresh}>
      <Page hasGlow {...(isTab && { foot: 'tabs' as const })}>
        <PageHeader title={text.title} {...(!isTab && { onBack: () => goBack(href('gameAssets')) })} />
        <PageBody>{children}</PageBody>
      </Page>
    </PullToRefresh>
  )
}
