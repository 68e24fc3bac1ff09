import { chevronRight } from '@gamehall/ui/icons/icon-set.ts'
import { BalancePill } from '@gamehall/ui/money/balance-pill.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { followLink } from '../../shared/navigation/follow-link.ts'
import { href } from '../../shared/navigation/paths.ts'
import { MessageBell } from '../../shared/player/message-bell.tsx'
import { usePlayBreak } from '../../shared/player/use-play-break.ts'
import { homeText } from './home-text.ts'

/** The main wallet balance with a link to deposit, on a break to the wallet; and the message bell. */
export function HomeBalance({ amount }: { readonly amount: string }) {
  const text = useText(homeText)
  const isOnBreak = usePlayBreak() !== undefined
  const target = isOnBreak ? href('gameAssets') : href('deposit')
  return (
    <>
      <BalancePill
        amount={amount}
        label={isOnBreak ? text.balanceOnly : text.balance}
        {...(isOnBreak && { shape: chevronRight })}
        href={`#${target}`}
        onSelect={(event) => followLink(event, target)}
      />
      <MessageBell />
    </>
  )
}
