import type { Bet } from '@gamehall/contract/games'
import { Skeleton } from '@gamehall/ui/feedback/skeleton.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useBetDetail } from './api.ts'
import styles from './bet-detail.module.css'
import { betsText } from './bets-text.ts'

/**
 * The outcome of a bet's round as its platform draws it; nothing where it draws none. The SVG is shown as an image, so that
 * nothing in it runs or loads.
 */
export function OutcomePicture({ bet }: { readonly bet: Bet }) {
  const text = useText(betsText)
  const detail = useBetDetail(bet.api_key, bet.bet_id)
  if (detail.isPending) return <Skeleton shape="block" height="148px" />
  const picture = detail.data?.picture
  if (!picture) return null
  return (
    <figure className={styles.outcome}>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(picture.svg)}`}
        alt={`${text.outcome}：${picture.text}`}
        className={styles.picture}
      />
    </figure>
  )
}
