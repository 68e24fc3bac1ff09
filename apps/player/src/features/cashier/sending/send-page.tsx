import { MaintenanceArt } from '@gamehall/ui/art/state-art.tsx'
import { Segmented } from '@gamehall/ui/controls/segmented.tsx'
import { EmptyState } from '@gamehall/ui/feedback/empty-state.tsx'
import { ErrorState } from '@gamehall/ui/feedback/error-state.tsx'
import { history } from '@gamehall/ui/icons/icon-set.ts'
import { Page, PageBody } from '@gamehall/ui/layout/page.tsx'
import { PageHeader } from '@gamehall/ui/layout/page-header.tsx'
import { PullToRefresh } from '@gamehall/ui/layout/pull-to-refresh.tsx'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWallets } from '../../../shared/money/use-wallets.ts'
import { AppIconLink } from '../../../shared/navigation/app-link.tsx'
import { goBack } from '../../../shared/navigation/navigator.ts'
import { usePage } from '../../../shared/navigation/page-context.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { WithdrawSkeleton } from '../withdrawals/components/withdraw-content.tsx'
import { ChainSend } from './chain-send.tsx'
import { PlayerSend } from './player-send.tsx'
import { sendText } from './send-text.ts'

/** `/wallet/walletHome/send`: sends to an address or, if enabled, to another player (`?to=player`). */
export function SendPage() {
  const text = useText(sendText)
  const client = useQueryClient()
  const wallets = useWallets()
  const refresh = () =>
    Promise.all(
      (['listWallets', 'getWithdrawalInfo'] as const).map((name) =>
        client.refetchQueries({ queryKey: [name], type: 'active' }, { throwOnError: true }),
      ),
    )
  return (
    <PullToRefresh onRefresh={refresh}>
      <Page foot="bar">
        <PageHeader
          title={text.title}
          onBack={() => goBack(href('walletHome'))}
          trailing={<AppIconLink shape={history} label={text.record} to={href('withdrawRecord')} />}
        />
        <PageBody>
          {wallets.data ? <SendContent wallets={wallets.data} /> : null}
          {wallets.isPending ? <WithdrawSkeleton /> : null}
          {wallets.isError && !wallets.data ? (
            <ErrorState detail={wallets.error.message} onRetry={() => wallets.refetch()} />
          ) : null}
        </PageBody>
      </Page>
    </PullToRefresh>
  )
}

type Target = 'chain' | 'player'

function SendContent({ wallets }: { readonly wallets: CallResponse<'listWallets'> }) {
  const text = useText(sendText)
  const { query } = usePage()
  const [target, setTarget] = useState<Target>(query.get('to') === 'player' ? 'player' : 'chain')
  const open = wallets.list.filter(({ can_send }) => can_send)
  const currency = query.get('currency') === 'TWD' ? 'TWD' : 'USDT'
  if (open.length === 0)
    return <EmptyState art={<MaintenanceArt />} title={text.none} detail={text.noneHint} />
  return (
    <>
      {wallets.can_send_to_player ? (
        <Segmented<Target>
          label={text.to}
          options={[
            { value: 'chain', label: text.chain },
            { value: 'player', label: text.player },
          ]}
          value={target}
          onChange={setTarget}
        />
      ) : null}
      {target === 'chain' ? (
        <ChainSend from={currency} />
      ) : (
        <PlayerSend
          isAllowed={wallets.can_send_to_player}
          wallets={open}
          first={currency}
          onChain={() => setTarget('chain')}
        />
      )}
    </>
  )
}
