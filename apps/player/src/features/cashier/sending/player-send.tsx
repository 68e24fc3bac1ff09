import type { Wallet } from '@gamehall/contract/wallet'
import { MaintenanceArt } from '@gamehall/ui/art/state-art.tsx'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { Segmented } from '@gamehall/ui/controls/segmented.tsx'
import { EmptyState } from '@gamehall/ui/feedback/empty-state.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useState } from 'react'
import { navigate } from '../../../shared/navigation/navigator.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { useSendToPlayer } from './api.ts'
import { PlayerSendForm } from './player-send-form.tsx'
import { SecurityHold } from './security-hold.tsx'
import { sendText } from './send-text.ts'

type PlayerSendProps = {
  /** Whether payments between players are enabled. */
  readonly isAllowed: boolean
  readonly wallets: readonly Wallet[]
  readonly first: Wallet['currency']
  readonly onChain: () => void
}

/** Sends money to another player from one of the wallets. */
export function PlayerSend({ isAllowed, wallets, first, onChain }: PlayerSendProps) {
  const text = useText(sendText)
  const [currency, setCurrency] = useState(first)
  const sending = useSendToPlayer(({ order_no }) =>
    navigate(href('outcome', undefined, { order_no }), { replace: true }),
  )
  const wallet = wallets.find((each) => each.currency === currency) ?? wallets[0]
  if (!isAllowed || wallet === undefined)
    return (
      <EmptyState
        art={<MaintenanceArt />}
        title={text.noPlayers}
        detail={text.noPlayersHint}
        action={
          <Button size="m" onClick={onChain}>
            {text.toChain}
          </Button>
        }
      />
    )
  return (
    <>
      <Segmented
        label={text.wallet}
        options={wallets.map((each) => ({ value: each.currency, label: text[each.currency] }))}
        value={wallet.currency}
        onChange={setCurrency}
      />
      <SecurityHold />
      <PlayerSendForm key={wallet.currency} wallet={wallet} sending={sending} />
    </>
  )
}
