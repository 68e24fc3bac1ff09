import { BalancePill } from '@gamehall/ui/money/balance-pill.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { followLink } from '../../shared/navigation/follow-link.ts'
import { href } from '../../shared/navigation/paths.ts'
import { MessageBell } from '../../shared/player/message-bell.tsx'
import { homeText } from './home-text.ts'

/** The main wallet balance with a link to deposit, and the message bell. */
export function HomeBalance({ amount }: { readonly amount: string }) {
  const text = useText(homeText)
  const target = href('deposit')
  return (
    <>
      <BalancePill
        amount={amount}
        label={text.balance}
        href={`#${target}`}
        onSelect={(event) => followLink(event, target)}
      />
      <MessageBell />
    </>
  )
}
