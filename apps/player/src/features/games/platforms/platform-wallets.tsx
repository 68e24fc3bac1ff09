import type { PlatformBalance, PlatformTransfer } from '@gamehall/contract/games'
import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { ErrorState } from '@gamehall/ui/feedback/error-state.tsx'
import { Skeleton } from '@gamehall/ui/feedback/skeleton.tsx'
import { Card } from '@gamehall/ui/layout/card.tsx'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { subscribePush } from '@gamehall/web-client/socket/push-subscriptions.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import { refreshPlayerInfo } from '../../../shared/player/use-player-info.ts'
import { usePlatformBalances } from './api.ts'
import { AutoTransfer } from './auto-transfer.tsx'
import { PlatformRow } from './platform-row.tsx'
import styles from './platform-wallets.module.css'
import { platformsText } from './platforms-text.ts'
import { RecoverAll } from './recover-all.tsx'
import { TransferProgressSheet } from './transfer-progress.tsx'
import { TransferSheet } from './transfer-sheet.tsx'
import { useTransferCalls } from './use-transfer-calls.ts'

/**
 * The balances at the platforms, with transfers one by one, all back at once, or automatically. Where no platform has wallets
 * of its own, games are played from the main wallet, and there is nothing to transfer.
 */
export function PlatformWallets() {
  const text = useText(platformsText)
  const balances = usePlatformBalances()
  useBalancesOnPush()
  if (balances.data?.platforms.length === 0)
    return (
      <Card title={text.title}>
        <p className={styles.hint}>{text.noPlatforms}</p>
      </Card>
    )
  if (balances.data) return <Wallets balances={balances.data} />
  return (
    <Card title={text.title}>
      {balances.isError ? (
        <ErrorState detail={balances.error.message} onRetry={() => balances.refetch()} />
      ) : (
        <Skeleton shape="block" height="180px" />
      )}
    </Card>
  )
}

function Wallets({ balances }: { readonly balances: CallResponse<'getPlatformBalances'> }) {
  const text = useText(platformsText)
  const [moving, setMoving] = useState<string>()
  const [isMoving, setIsMoving] = useState(false)
  const [followed, setFollowed] = useState<string>()
  const [isFollowing, setIsFollowing] = useState(false)
  const follow = (reference: string) => {
    setIsMoving(false)
    setFollowed(reference)
    setIsFollowing(true)
  }
  const calls = useTransferCalls({
    onArrived: () => setIsMoving(false),
    onOpen: ({ reference }: PlatformTransfer) => follow(reference),
  })
  const openSheet = ({ api_key, open_transfer }: PlatformBalance) => {
    if (open_transfer !== null) return follow(open_transfer)
    // A call with an unclear result stays in the sheet until it is resolved.
    if (!calls.isOpen) {
      calls.clear()
      setMoving(api_key)
    }
    setIsMoving(true)
  }
  const platform = balances.platforms.find(({ api_key }) => api_key === moving)
  return (
    <>
      <Card
        title={text.title}
        trailing={
          <AppLink to={href('transferRecord')} className={buttonClass({ variant: 'plain', size: 's' })}>
            {text.record}
          </AppLink>
        }
      >
        {balances.platforms.map((each) => (
          <PlatformRow key={each.api_key} platform={each} onOpen={() => openSheet(each)} />
        ))}
        <RecoverAll onFollow={follow} />
      </Card>
      <AutoTransfer isOn={balances.auto_transfer === 1} />
      <TransferSheet
        isOpen={isMoving}
        onClose={() => setIsMoving(false)}
        platform={platform}
        mainBalance={balances.balance}
        calls={calls}
      />
      <TransferProgressSheet
        isOpen={isFollowing}
        onClose={() => setIsFollowing(false)}
        reference={followed}
      />
    </>
  )
}

/** Refetches balances and transfers on a push about money. */
function useBalancesOnPush(): void {
  const client = useQueryClient()
  useEffect(
    () =>
      subscribePush(({ msg_type }) => {
        if (msg_type !== 'gold_change' && msg_type !== 'user_change') return
        void client.invalidateQueries({ queryKey: ['getPlatformBalances'] })
        void client.invalidateQueries({ queryKey: ['getTransfer'] })
        if (msg_type === 'gold_change') void refreshPlayerInfo(client)
      }),
    [client],
  )
}
