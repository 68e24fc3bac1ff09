import { IconButton } from '@gamehall/ui/buttons/icon-button.tsx'
import { Skeleton } from '@gamehall/ui/feedback/skeleton.tsx'
import { Icon } from '@gamehall/ui/icons/icon.tsx'
import {
  chevronRight,
  deposit,
  exchange,
  eye,
  eyeOff,
  gamepad,
  upload,
  withdraw,
} from '@gamehall/ui/icons/icon-set.ts'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { type QuickAction, QuickActions } from '@gamehall/ui/navigation/quick-actions.tsx'
import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { isAmountBelow } from '@gamehall/web-client/money/amount-arithmetic.ts'
import { usePush } from '@gamehall/web-client/socket/use-push.ts'
import { useEffect, useRef } from 'react'
import { setAmountsHidden, useAmountVisibility } from '../../../shared/money/amount-visibility-store.ts'
import { MaskableMoney } from '../../../shared/money/maskable-money.tsx'
import { useWallets } from '../../../shared/money/use-wallets.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { followLink } from '../../../shared/navigation/follow-link.ts'
import { type Href, href } from '../../../shared/navigation/paths.ts'
import { usePlayBreak } from '../../../shared/player/use-play-break.ts'
import { usePlayerInfo } from '../../../shared/player/use-player-info.ts'
import { playSound } from '../../../shared/sound/play-sound.ts'
import styles from './main-wallet.module.css'
import { walletText } from './wallet-text.ts'

/** The main wallet: balance, withdrawable amount, turnover left, and actions. */
export function MainWallet() {
  const text = useText(walletText)
  const { data: player } = usePlayerInfo()
  const isHidden = useAmountVisibility((state) => state.isHidden)
  useMoneySound(player?.balance)
  return (
    <Card look="hero">
      <div className={styles.head}>
        {text.mainWallet}
        <IconButton
          shape={isHidden ? eyeOff : eye}
          label={isHidden ? text.show : text.hide}
          aria-pressed={isHidden}
          onClick={() => setAmountsHidden(!isHidden)}
        />
      </div>
      {player ? (
        <MaskableMoney amount={player.balance} className={styles.balance} />
      ) : (
        <Skeleton shape="title" width="180px" height="46px" />
      )}
      <div className={styles.lines}>
        <WithdrawableLine />
        {player ? <TurnoverLine left={player.wash_balance} /> : <Skeleton width="140px" />}
      </div>
      <WalletSums />
      <div className={styles.actions}>
        <WalletActions />
      </div>
    </Card>
  )
}

/** The withdrawable amount, with a link to the withdrawal page. */
function WithdrawableLine() {
  const text = useText(walletText)
  const { data, refetch } = useCallQuery('getWithdrawalReadiness', {})
  usePush(['gold_change', 'user_change'], () => refetch())
  if (data === undefined) return <Skeleton width="140px" />
  return (
    <AppLink to={href('withdraw')} className={styles.line}>
      <span>
        {text.withdrawable} <MaskableMoney amount={data.withdrawable} />
      </span>
      <Icon shape={chevronRight} size="s" />
    </AppLink>
  )
}

function TurnoverLine({ left }: { readonly left: string }) {
  const text = useText(walletText)
  return (
    <AppLink to={href('turnoverStatement')} className={styles.line}>
      {isAmountBelow('0', left) ? (
        <span>
          {text.turnoverLeft} <MaskableMoney amount={left} />
        </span>
      ) : (
        text.turnoverDone
      )}
      <Icon shape={chevronRight} size="s" />
    </AppLink>
  )
}

/** The amount held for open orders, and the total of all wallets if another one has a balance. */
function WalletSums() {
  const text = useText(walletText)
  const { data } = useWallets()
  const held = data?.list.find(({ currency }) => currency === 'TWD')?.held ?? '0'
  const hasMore = data?.list.some(({ currency, value }) => currency !== 'TWD' && isAmountBelow('0', value))
  return (
    <div className={styles.sums}>
      {isAmountBelow('0', held) ? (
        <span>
          {text.held} <MaskableMoney amount={held} />
        </span>
      ) : null}
      {data && hasMore ? (
        <span>
          {text.total} <MaskableMoney amount={data.total} /> TWD
        </span>
      ) : null}
    </div>
  )
}

/** Plays the money sound when the shown balance changes. */
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
  transfer: href('walletTransfer'),
  exchange: href('walletExchange'),
  send: href('transferCurrency', undefined, { to: 'send' }),
} as const satisfies Record<string, Href>

const shapes = { deposit, withdraw, transfer: gamepad, exchange, send: upload } as const
const actionNames = ['deposit', 'withdraw', 'transfer', 'exchange', 'send'] as const

function WalletActions() {
  const text = useText(walletText)
  const isOnBreak = usePlayBreak() !== undefined
  // The page's list of platforms reads it; where none has wallets of its own there is nothing to transfer.
  const platforms = useCallQuery('getPlatformBalances', {}, { enabled: false }).data?.platforms
  const items = actionNames
    .filter((name) => name !== 'transfer' || platforms?.length !== 0)
    .filter((name) => !isOnBreak || (name !== 'deposit' && name !== 'transfer'))
    .map(
      (name): QuickAction => ({
        key: name,
        label: text[name],
        shape: shapes[name],
        href: `#${targets[name]}`,
      }),
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
