import { Button } from '@gamehall/ui/buttons/button.tsx'
import { DescriptionList, DescriptionRow } from '@gamehall/ui/data-display/description-list.tsx'
import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { ErrorState } from '@gamehall/ui/feedback/error-state.tsx'
import { Skeleton } from '@gamehall/ui/feedback/skeleton.tsx'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { Page, PageBody } from '@gamehall/ui/layout/page.tsx'
import { PageHeader } from '@gamehall/ui/layout/page-header.tsx'
import { PullToRefresh } from '@gamehall/ui/layout/pull-to-refresh.tsx'
import { Money } from '@gamehall/ui/money/money.tsx'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { isAmountBelow } from '@gamehall/web-client/money/amount-arithmetic.ts'
import { ChainPaymentList } from '../../../shared/chain/chain-payment-list.tsx'
import { UsdtAddress } from '../../../shared/chain/usdt-address.tsx'
import { goBack } from '../../../shared/navigation/navigator.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { useReceiveAddress } from './api.ts'
import { receiveText } from './receive-text.ts'

/** `/wallet/walletHome/ewm`: the player’s own USDT address and its incoming payments. */
export function ReceivePage() {
  const text = useText(receiveText)
  const receive = useReceiveAddress()
  return (
    <PullToRefresh onRefresh={() => receive.refetch({ throwOnError: true })}>
      <Page>
        <PageHeader title={text.title} onBack={() => goBack(href('walletHome'))} />
        <PageBody>
          {receive.data ? <Receive data={receive.data} /> : null}
          {receive.isPending ? (
            <>
              <Skeleton shape="block" height="380px" />
              <Skeleton shape="block" height="130px" />
            </>
          ) : null}
          {receive.isError && !receive.data ? (
            <ErrorState detail={receive.error.message} onRetry={() => receive.refetch()} />
          ) : null}
        </PageBody>
      </Page>
    </PullToRefresh>
  )
}

function Receive({ data }: { readonly data: CallResponse<'getReceiveAddress'> }) {
  const text = useText(receiveText)
  const { address, min_amount, accumulated, confirmations_needed, incoming } = data
  return (
    <>
      <Callout>{text.about}</Callout>
      <UsdtAddress address={address} />
      <ShareAddress address={address} />
      <Card title={text.incoming}>
        {incoming.length === 0 ? <Callout>{text.none}</Callout> : <ChainPaymentList payments={incoming} />}
      </Card>
      <Card title={text.rules}>
        <DescriptionList>
          <DescriptionRow label={text.minimum} align="end">
            <Money amount={min_amount} currency="USDT" withCurrency />
          </DescriptionRow>
          <DescriptionRow label={text.confirmations} align="end">
            {text.times(confirmations_needed)}
          </DescriptionRow>
          {isAmountBelow('0', accumulated, 'USDT') ? (
            <DescriptionRow label={text.accumulated} align="end">
              <Money amount={accumulated} currency="USDT" withCurrency />
            </DescriptionRow>
          ) : null}
        </DescriptionList>
        <Callout>{text.minimumHint}</Callout>
      </Card>
    </>
  )
}

/** The share button, on devices with the Web Share API. */
function ShareAddress({ address }: { readonly address: string }) {
  const text = useText(receiveText)
  if (!('share' in navigator)) return null
  return (
    <Button variant="ghost" block onClick={() => void shareText(address)}>
      {text.share}
    </Button>
  )
}

async function shareText(text: string): Promise<void> {
  // Rejects when the player closes the share sheet.
  await navigator.share({ text }).catch(() => undefined)
}
