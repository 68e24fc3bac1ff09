import { formatMoneyAmount } from '@gamehall/money'
import { StatusPill } from '@gamehall/ui/data-display/status-pill.tsx'
import { SectionHeader } from '@gamehall/ui/layout/section-header.tsx'
import { Money } from '@gamehall/ui/money/money.tsx'
import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import { formatTaiwanDateTime } from '../../../shared/records/taiwan-day.ts'
import styles from './home-play.module.css'
import { homePlayText } from './home-play-text.ts'

const SHOWN = 3

/** The player’s own latest bets with their results; hidden without bets. Other players’ bets are not shown (decision 0095). */
export function HomeRounds() {
  const text = useText(homePlayText)
  const bets = useCallQuery('listBets', { page_size: SHOWN }).data?.list ?? []
  if (bets.length === 0) return null
  return (
    <section className={styles.rounds}>
      <SectionHeader
        title={text.rounds}
        trailing={
          <AppLink to={href('bettingRecord')} className={styles.all}>
            {text.all}
          </AppLink>
        }
      />
      <ul className={styles.list}>
        {bets.map((bet) => (
          <li key={`${bet.api_key}/${bet.bet_id}`} className={styles.round}>
            <span className={styles.words}>
              <b className={styles.game}>{bet.game_name}</b>
              <span className={`num ${styles.quiet}`}>
                {formatTaiwanDateTime(bet.bet_time)}・{text.betOf(formatMoneyAmount(bet.bet_amount))}
              </span>
            </span>
            {bet.win_loss === null ? (
              <StatusPill tone={bet.status === 'void' ? 'neutral' : 'wait'}>{text[bet.status]}</StatusPill>
            ) : (
              <Money amount={bet.win_loss} signed />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
