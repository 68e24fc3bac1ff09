import { Card } from '@gamehall/ui/card.tsx'
import { Icon } from '@gamehall/ui/icon.tsx'
import { IconButton } from '@gamehall/ui/icon-button.tsx'
import {
  chevronRight,
  coins,
  deposit,
  eye,
  eyeOff,
  history,
  slots,
  withdraw,
} from '@gamehall/ui/icons/icon-set.ts'
import { type QuickAction, QuickActions } from '@gamehall/ui/quick-actions.tsx'
import { Skeleton } from '@gamehall/ui/skeleton.tsx'
import { useEffect, useRef } from 'react'
import { useText } from '../../../shared/i18n/text.ts'
import { hideAmounts, useAmounts } from '../../../shared/money/amounts-store.ts'
import { CoveredMoney } from '../../../shared/money/covered-money.tsx'
import { isBelow } from '../../../shared/money/whole-amount.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { followLink } from '../../../shared/navigation/follow-link.ts'
import { type Href, href } from '../../../shared/navigation/paths.ts'
import { usePlayerInfo } from '../../../shared/player/use-player-info.ts'
import { playSound } from '../../../shared/sound/play-sound.ts'
import { walletText } from '../wallet-text.ts'
import styles from './main-wallet.module.css'

/** The main wallet: its balance, what must still be bet before a withdrawal, and what can be done with it. */
export function MainWallet() {
  const text = useText(walletText)
  const { data: player } = usePlayerInfo()
  const isHidden = useAmounts((state) => state.isHidden)
  useMoneySound(player?.balance)
  return (
    <Card look="hero">
      <div className={styles.head}>
        {text.mainWallet}
        <IconButton
          shape={isHidden ? eyeOff : eye}
          label={isHidden ? text.show : text.hide}
          aria-pressed={isHidden}
          onClick={() => hideAmounts(!isHidden)}
        />
      </div>
      {player ? (
        <CoveredMoney amount={player.balance} className={styles.balance} />
      ) : (
        <Skeleton shape="title" width="180px" height="46px" />
      )}
      {player ? <WashLine left={player.wash_balance} /> : <Skeleton width="140px" />}
      <div className={styles.actions}>
        <WalletActions />
      </div>
    </Card>
  )
}

function WashLine({ left }: { readonly left: string }) {
  const text = useText(walletText)
  return (
    <AppLink to={href('washVolume')} className={styles.wash}>
      {isBelow('0', left) ? (
        <span>
          {text.wash} <CoveredMoney amount={left} />
        </span>
      ) : (
        text.washDone
      )}
      <Icon shape={chevronRight} size="s" />
    </AppLink>
  )
}

/** A balance that changed under the player's eyes is heard, too. */
function useMoneySound(balance: string | undefined): void {
  const last = useRef(balance)
  useEffect(() => {
    if (last.current !== undefined && balance !== undefined && last.current !== balance)
      void playSound('money')
    last.current = balance
  }, [balance])
}

const targets = {
  deposit: href('deposit'),
  withdraw: href('withdraw'),
  wallets: href('walletHome'),
  transactions: href('transactionRecord'),
  bets: href('bettingRecord'),
} as const satisfies Record<string, Href>

const shapes = { deposit, withdraw, wallets: coins, transactions: history, bets: slots } as const
const actionNames = ['deposit', 'withdraw', 'wallets', 'transactions', 'bets'] as const

function WalletActions() {
  const text = useText(walletText)
  const items = actionNames.map(
    (name): QuickAction => ({ key: name, label: text[name], shape: shapes[name], href: `#${targets[name]}` }),
  )
  return (
    <QuickActions
      label={text.actions}
      items={items}
      onSelect={({ key }, event) => {
        const name = actionNames.find((each) => each === key)
        if (name) followLink(event, targets[name])
      }}
    />
  )
}
