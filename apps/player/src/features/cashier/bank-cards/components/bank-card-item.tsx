import type { BankCard } from '@gamehall/contract/cashier'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { StatusPill } from '@gamehall/ui/data-display/status-pill.tsx'
import { showToast } from '@gamehall/ui/feedback/toast-store.ts'
import { confirm } from '@gamehall/ui/overlays/confirm.tsx'
import { CallError } from '@gamehall/web-client/calls/call-error.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { AppLink } from '../../../../shared/navigation/app-link.tsx'
import { href } from '../../../../shared/navigation/paths.ts'
import { formatTaiwanDateTime } from '../../../../shared/records/taiwan-day.ts'
import { useRemoveBankCard } from '../api.ts'
import { bankCardsText } from '../bank-cards-text.ts'
import { cardStatusName, cardStatusTones } from '../card-status.ts'
import styles from './bank-card-item.module.css'
import { CardFace } from './card-face.tsx'

/** One card with its review status and actions. */
export function BankCardItem({ card }: { readonly card: BankCard }) {
  const text = useText(bankCardsText)
  const remove = useConfirmRemove(card)
  const status = cardStatusName(card)
  return (
    <article className={styles.item} aria-label={`${card.bank_name} ${card.bank_num}`}>
      <CardFace card={card} isDim={status === 'rejected'} />
      <div className={styles.line}>
        <StatusPill tone={cardStatusTones[status]}>{text[status]}</StatusPill>
        <span className={styles.ways}>
          {status === 'rejected' ? (
            <AppLink to={href('bindBankCard')} className={buttonClass({ variant: 'ghost', size: 's' })}>
              {text.again}
            </AppLink>
          ) : null}
          <Button size="s" variant="ghost" onClick={remove}>
            {text.remove}
          </Button>
        </span>
      </div>
      {status === 'rejected' ? (
        <p className={styles.reason}>{text.reason(card.reject_reason ?? text.rejected)}</p>
      ) : (
        <p className={`${styles.note} num`}>
          {status === 'underReview' ? text.reviewHint : text.addedAt(formatTaiwanDateTime(card.created_at))}
        </p>
      )}
    </article>
  )
}

function useConfirmRemove({ card_id, bank_name, bank_num }: BankCard): () => Promise<void> {
  const text = useText(bankCardsText)
  const { mutateAsync } = useRemoveBankCard()
  return async () => {
    const isSure = await confirm({
      title: text.removeAsk,
      body: text.removeBody(bank_name, bank_num),
      confirmLabel: text.remove,
      isDestructive: true,
    })
    if (!isSure) return
    try {
      await mutateAsync({ card_id })
      showToast(text.removed, { kind: 'success' })
    } catch (error) {
      // useCallMutation has shown the error.
      if (!(error instanceof CallError)) throw error
    }
  }
}
