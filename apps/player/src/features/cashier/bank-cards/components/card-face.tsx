import type { BankCard } from '@gamehall/contract/cashier'
import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { bank, coins, crown, gem, shield } from '@gamehall/ui/icons/icon-set.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { bankCardsText } from '../bank-cards-text.ts'
import styles from './card-face.module.css'

/** §9: icons by the card's `face` (1 to 5). */
const icons = [bank, coins, shield, gem, crown] as const
const DEFAULT_ICON = bank

type CardFaceProps = { readonly card: BankCard; readonly isDim: boolean }

/** The picture of a bank card. */
export function CardFace({ card, isDim }: CardFaceProps) {
  const text = useText(bankCardsText)
  const shape = icons[card.face - 1] ?? DEFAULT_ICON
  return (
    <div className={`${styles.face} ${styles[`face-${card.face}`]} ${isDim ? styles.dim : ''}`}>
      <Icon shape={shape} className={styles.mark} />
      <div className={styles.bank}>
        <span className={styles.seal}>
          <Icon shape={shape} />
        </span>
        <span className={styles.name}>
          {card.bank_name}
          <small className={styles.branch}>{card.branch_name}</small>
        </span>
      </div>
      <p className={`${styles.number} num`}>
        <span className="sr-only">{text.account}</span>
        {card.bank_num}
      </p>
      <p className={styles.holder}>
        <small>{text.holder}</small>
        {card.holder_name}
      </p>
    </div>
  )
}
