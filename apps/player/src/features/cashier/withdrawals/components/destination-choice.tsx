import type { BankCard, WalletAddress, WithdrawalMethod } from '@gamehall/contract/cashier'
import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { StatusPill } from '@gamehall/ui/data-display/status-pill.tsx'
import { Countdown } from '@gamehall/ui/date-time/countdown.tsx'
import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { bank, coin } from '@gamehall/ui/icons/icon-set.ts'
import { serverNow } from '@gamehall/web-client/calls/server-time.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useId } from 'react'
import { shortenHash } from '../../../../shared/chain/shorten-hash.ts'
import { RadioCard, RadioCardGroup } from '../../../../shared/form/radio-card.tsx'
import { AppLink } from '../../../../shared/navigation/app-link.tsx'
import { href } from '../../../../shared/navigation/paths.ts'
import { withdrawText } from '../withdraw-text.ts'
import styles from './destination-choice.module.css'

const ACCEPTED = 1
const UNDER_REVIEW = 0

/** Whether a card can be withdrawn to (§5). */
export const isAccepted = ({ status }: Pick<BankCard, 'status'>): boolean => status === ACCEPTED

type DestinationChoiceProps = {
  readonly method: WithdrawalMethod
  readonly cards: readonly BankCard[]
  readonly addresses: readonly WalletAddress[]
  readonly value: string | undefined
  readonly onChange: (id: string) => void
  readonly error: string | undefined
  /** Called when the waiting period of an address ends. */
  readonly onReady: () => void
}

/** Radio group of the player's cards or addresses. An unusable one shows the reason. */
export function DestinationChoice(props: DestinationChoiceProps) {
  const { method, cards, addresses, error } = props
  const text = useText(withdrawText)
  const isBank = method === 'bank'
  const isNone = (isBank ? cards : addresses).length === 0
  return (
    <div className={styles.where}>
      <RadioCardGroup label={isBank ? text.toCard : text.toAddress}>
        {isBank ? <Cards {...props} /> : <Addresses {...props} />}
      </RadioCardGroup>
      {isNone ? <Callout tone="warn">{isBank ? text.noCards : text.noAddresses}</Callout> : null}
      <div role="alert" className={styles.error}>
        {error}
      </div>
      <ManageLink isBank={isBank} isNone={isNone} />
    </div>
  )
}

function ManageLink({ isBank, isNone }: { readonly isBank: boolean; readonly isNone: boolean }) {
  const text = useText(withdrawText)
  const [to, label] = isBank
    ? ([href('bank'), isNone ? text.addCard : text.manageCards] as const)
    : ([href('addresses'), text.addAddress] as const)
  return (
    <AppLink to={to} className={buttonClass({ variant: 'ghost', size: 'm', block: true })}>
      {label}
    </AppLink>
  )
}

function Cards({ cards, value, onChange }: DestinationChoiceProps) {
  const text = useText(withdrawText)
  const group = useId()
  return cards.map((card) => (
    <RadioCard
      key={card.card_id}
      group={group}
      picture={<Icon shape={bank} className={styles.picture} />}
      title={
        <>
          {card.bank_name}
          {isAccepted(card) ? null : (
            <StatusPill tone={card.status === UNDER_REVIEW ? 'wait' : 'loss'}>
              {card.status === UNDER_REVIEW ? text.underReview : text.notAccepted}
            </StatusPill>
          )}
        </>
      }
      detail={card.bank_num}
      notes={<CardNotes card={card} />}
      isChosen={card.card_id === value}
      isOpen={isAccepted(card)}
      onChoose={() => onChange(card.card_id)}
    />
  ))
}

/** The holder of a card, or the reason why it cannot be chosen. */
function CardNotes({ card }: { readonly card: BankCard }) {
  const text = useText(withdrawText)
  if (isAccepted(card)) return card.holder_name
  return card.status === UNDER_REVIEW ? text.reviewFirst : (card.reject_reason ?? text.notAccepted)
}

function Addresses({ addresses, value, onChange, onReady }: DestinationChoiceProps) {
  const text = useText(withdrawText)
  const group = useId()
  return addresses.map((entry) => (
    <RadioCard
      key={entry.address_id}
      group={group}
      picture={<Icon shape={coin} className={styles.picture} />}
      title={entry.label || entry.network}
      detail={shortenHash(entry.address)}
      notes={
        entry.is_usable ? undefined : (
          <span>
            {text.usableIn}
            <Countdown untilMs={Date.parse(entry.usable_at)} now={serverNow} onEnd={onReady} />
          </span>
        )
      }
      isChosen={entry.address_id === value}
      isOpen={entry.is_usable}
      onChoose={() => onChange(entry.address_id)}
    />
  ))
}
