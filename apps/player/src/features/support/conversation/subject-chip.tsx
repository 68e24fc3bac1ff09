import type { SupportMessage } from '@gamehall/contract/support'
import { formatMoneyAmount } from '@gamehall/money'
import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { receipt } from '@gamehall/ui/icons/icon-set.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { type Href, href } from '../../../shared/navigation/paths.ts'
import styles from './chat.module.css'
import { chatText } from './chat-text.ts'
import type { MessageSubject } from './use-outgoing-messages.ts'

type AskedChipProps = Pick<SupportMessage, 'topic'> & {
  /** With the amount once the server has answered it. */
  readonly about: SupportMessage['about'] | MessageSubject['about'] | null
}

/** The topic or subject of a message, with a link to the subject. */
export function SubjectChip({ topic, about }: AskedChipProps) {
  const text = useText(chatText)
  if (!about) return topic === null ? null : <span className={styles.topic}>{text[topic]}</span>
  const { kind, id } = about
  const amount =
    'amount' in about && about.amount !== null ? formatMoneyAmount(about.amount, about.currency) : null
  return (
    <AppLink to={pageOf(about)} className={styles.subject}>
      <Icon shape={receipt} size="s" />
      <span>
        {text[`${kind}_kind`]}
        {amount === null ? null : ` ${amount}`}
        <small className={styles.number}>{id}</small>
      </span>
    </AppLink>
  )
}

function pageOf({ kind, id }: NonNullable<MessageSubject['about']>): Href {
  switch (kind) {
    case 'deposit':
      return href('depositOrder', undefined, { order_no: id })
    case 'withdrawal':
      return href('withdrawOrder', undefined, { order_no: id })
    case 'bet':
      return href('bettingRecord')
    default:
      return href('outcome', undefined, { order_no: id })
  }
}
