import type { Bet } from '@gamehall/contract/games'
import { formatMoneyAmount } from '@gamehall/money'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { DescriptionList, DescriptionRow } from '@gamehall/ui/data-display/description-list.tsx'
import { StatusPill } from '@gamehall/ui/data-display/status-pill.tsx'
import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { fair } from '@gamehall/ui/icons/icon-set.ts'
import { Money } from '@gamehall/ui/money/money.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { isAmountBelow } from '@gamehall/web-client/money/amount-arithmetic.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import { supportChatHref } from '../../../shared/navigation/support-chat-href.ts'
import { supportLinkText } from '../../../shared/navigation/support-link.tsx'
import { formatTaiwanDateTime } from '../../../shared/records/taiwan-day.ts'
import { CountedCredits } from '../../../shared/turnover/counted-credits.tsx'
import { turnoverReasonText } from '../../../shared/turnover/turnover-reason-text.ts'
import { turnoverText } from '../../../shared/turnover/turnover-text.ts'
import { useBetDetail } from './api.ts'
import styles from './bet-detail.module.css'
import { BetItems } from './bet-items.tsx'
import { betsText } from './bets-text.ts'
import { OutcomePicture } from './outcome-picture.tsx'
import { validBetReason } from './valid-bet-reason.ts'

const tones = { open: 'wait', settled: 'info', void: 'neutral' } as const

/** The details of one bet (§3), with a link to the platform’s page about it. */
export function BetDetail({ bet }: { readonly bet: Bet }) {
  const text = useText(betsText)
  const ask = useText(supportLinkText)
  const platformDetail = useBetDetail(bet.api_key, bet.bet_id).data
  return (
    <div className={styles.detail}>
      <OutcomePicture bet={bet} />
      <BetItems items={platformDetail?.items ?? []} />
      <DescriptionList>
        <DescriptionRow label={text.game}>{bet.game_name}</DescriptionRow>
        <DescriptionRow label={text.platform}>{bet.platform_name}</DescriptionRow>
        <DescriptionRow label={text.state}>
          <StatusPill tone={tones[bet.status]}>{text[bet.status]}</StatusPill>
        </DescriptionRow>
        <DescriptionRow label={text.bet}>
          {bet.is_free ? text.freeRound : <Money amount={bet.bet_amount} />}
        </DescriptionRow>
        <DescriptionRow label={text.validBet}>
          <span className={styles.explained}>
            <Money amount={bet.valid_bet} />
            <small className={styles.hint}>
              {validBetReason(bet, text, platformDetail?.uncounted ?? [])}
            </small>
          </span>
        </DescriptionRow>
        <CountedBet bet={bet} />
        <DescriptionRow label={text.winLoss}>
          {bet.win_loss === null ? '—' : <Money amount={bet.win_loss} signed />}
        </DescriptionRow>
        <DescriptionRow label={text.betTime}>{formatTaiwanDateTime(bet.bet_time)}</DescriptionRow>
        {bet.settle_time === null ? null : (
          <DescriptionRow label={text.settleTime}>{formatTaiwanDateTime(bet.settle_time)}</DescriptionRow>
        )}
        <DescriptionRow label={text.number} copy={bet.bet_id}>
          {bet.bet_id}
        </DescriptionRow>
      </DescriptionList>
      {bet.status === 'open' ? (
        <AppLink
          to={href('startGame', undefined, { gid: bet.gid, resume: 1 })}
          className={buttonClass({ block: true })}
        >
          {text.resume}
        </AppLink>
      ) : null}
      <FairPlay bet={bet} />
      <AppLink
        to={supportChatHref('bet', `${bet.api_key}/${bet.bet_id}`)}
        className={buttonClass({ variant: 'plain', block: true })}
      >
        {ask.askBet}
      </AppLink>
    </div>
  )
}

/** How much the bet counted toward turnover and rebate, and why not more. */
function CountedBet({ bet: { status, turnover, valid_bet } }: { readonly bet: Bet }) {
  const text = useText(betsText)
  const turnoverTexts = useText(turnoverText)
  if (turnover === null) {
    return <DescriptionRow label={text.turnover}>{text.pending}</DescriptionRow>
  }
  const { counted, weight_percent, reason, toward } = turnover
  const isValid = isAmountBelow('0', valid_bet)
  return (
    <>
      <DescriptionRow label={text.turnover}>
        <span className={styles.explained}>
          <span>
            {text.turnoverOf(formatMoneyAmount(valid_bet), weight_percent, formatMoneyAmount(counted))}
          </span>
          <small className={styles.hint}>{turnoverReasonText(turnoverTexts, counted, reason)}</small>
        </span>
      </DescriptionRow>
      <CountedCredits toward={toward} />
      <DescriptionRow label={text.toRebate}>
        {status === 'void'
          ? text.rebateVoid
          : isValid
            ? text.rebateYes(formatMoneyAmount(valid_bet))
            : text.rebateNo}
      </DescriptionRow>
    </>
  )
}

function FairPlay({ bet }: { readonly bet: Bet }) {
  const text = useText(betsText)
  const detail = useBetDetail(bet.api_key, bet.bet_id)
  if (detail.isError) return <Callout tone="warn">{text.fairFailed}</Callout>
  const label = (
    <span className={styles.label}>
      <Icon shape={fair} />
      {text.fair}
    </span>
  )
  return (
    <>
      {detail.data ? (
        <a
          href={detail.data.url}
          target="_blank"
          rel="noopener"
          className={buttonClass({ variant: 'ghost', block: true })}
        >
          {label}
        </a>
      ) : (
        <Button variant="ghost" block disabled>
          {label}
        </Button>
      )}
      <p className={styles.hint}>{text.fairHint}</p>
    </>
  )
}
