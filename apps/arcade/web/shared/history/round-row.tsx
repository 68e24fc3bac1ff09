import { Button } from '@gamehall/ui/buttons/button.tsx'
import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { chevronDown } from '@gamehall/ui/icons/icon-set.ts'
import { useLanguage, useText } from '@gamehall/web-client/i18n/text.ts'
import { formatAmount, formatNet } from '@gamehall/web-client/money/format-amount.ts'
import type { Round } from '../../../src/game-api/schema.ts'
import { classifyWireReturn } from '../celebration/classify-return.ts'
import { CopyableValue } from '../fairness/copyable-value.tsx'
import { fairnessText } from '../fairness/fairness-text.ts'
import { roundVerifyUrl } from '../fairness/round-verify-url.ts'
import { toMinor } from '../money/wire-money.ts'
import { useGameKit } from '../shell/game-kit.ts'
import styles from './history-panel.module.css'
import { historyText } from './history-text.ts'

interface RoundRowProps {
  readonly round: Round
  /** Null where the round cannot be replayed: it is open, too old, or a current round occupies the board. */
  readonly onReplay: ((round: Round) => void) | null
}

/** A past round. Expanded, it shows its seeds and offers replay and verification. */
export function RoundRow({ round, onReplay }: RoundRowProps) {
  const text = useText(historyText)
  const fairness = useText(fairnessText)
  const language = useLanguage()
  const at = new Date(round.opened_at).toLocaleString(language, {
    timeZone: 'Asia/Taipei',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
  const { page } = useGameKit()
  return (
    <li className={styles.item}>
      <details>
        <summary className={styles.summary}>
          <span className={styles.line}>
            <span className={styles.what}>
              <time dateTime={round.opened_at} className={`num ${styles.time}`}>
                {at}
              </time>
              <span className={styles.detail}>
                <page.HistoryRow round={round} />
              </span>
            </span>
            <RoundMoney round={round} />
          </span>
          <span className={styles.mark}>
            <Icon shape={chevronDown} size="s" />
          </span>
        </summary>
        <div className={styles.more}>
          <CopyableValue label={text.round} value={round.round_id} />
          <CopyableValue label={fairness.serverHash} value={round.fairness.server_seed_hash} />
          <CopyableValue
            label={fairness.revealedSeed}
            value={round.fairness.server_seed}
            absent={fairness.hidden}
          />
          <CopyableValue label={fairness.clientSeed} value={round.fairness.client_seed} />
          <CopyableValue label={fairness.nonceOf} value={`${round.fairness.nonce}`} />
          <div className={styles.actions}>
            {round.status === 'open' || onReplay === null ? null : (
              <Button size="m" variant="ghost" onClick={() => onReplay(round)}>
                {text.replay}
              </Button>
            )}
            <a
              className={styles.link}
              href={roundVerifyUrl(round, page.verifyParams(round), language)}
              target="_blank"
              rel="noopener"
            >
              {fairness.verifyRound}
            </a>
          </div>
        </div>
      </details>
    </li>
  )
}

function RoundMoney({ round }: { readonly round: Round }) {
  const text = useText(historyText)
  return (
    <span className={styles.money}>
      <RoundResult round={round} />
      <span className={`num ${styles.bet}`}>
        {round.is_free ? text.free : text.bet} {formatAmount(round.bet)}
        {toMinor(round.win) > 0n ? ` · ${text.paid} ${formatAmount(round.win)}` : ''}
      </span>
    </span>
  )
}

function RoundResult({ round }: { readonly round: Round }) {
  const text = useText(historyText)
  if (round.status === 'open') return <span className={styles.open}>{text.open}</span>
  if (round.status === 'void') return <span className={styles.open}>{text.void}</span>
  const staked = round.is_free ? '0.00' : round.bet
  const isWin = classifyWireReturn(round.win, staked) === 'win'
  return (
    <span className={`num ${isWin ? styles.win : styles.loss}`}>
      <span className="sr-only">{text.net} </span>
      {formatNet(toMinor(round.win) - toMinor(staked))}
    </span>
  )
}
