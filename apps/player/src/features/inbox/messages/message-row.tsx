import type { Message } from '@gamehall/contract/inbox'
import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { trash } from '@gamehall/ui/icons/icon-set.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import { formatTaiwanDateTime } from '../../../shared/records/taiwan-day.ts'
import { htmlToPlainText, PICTURE_STYLE } from '../content/html-to-plain-text.ts'
import { messageIcon } from './message-icon.ts'
import styles from './message-row.module.css'
import { messagesText } from './messages-text.ts'

type MessageRowProps = { readonly message: Message; readonly onDelete?: (() => void) | undefined }

/** One message; swiping left reveals the delete button, which is also reachable by keyboard. */
export function MessageRow({ message, onDelete }: MessageRowProps) {
  const text = useText(messagesText)
  const { id, title, content, style, is_read, created_at } = message
  return (
    <div className={styles.swipe}>
      <AppLink to={href('messageDetail', { id })} className={styles.row} data-unread={is_read === 0}>
        <span className={styles.mark}>
          <Icon shape={messageIcon(message)} />
        </span>
        <span className={styles.words}>
          <span className={styles.head}>
            <span className={styles.title}>{title}</span>
            {is_read === 0 ? (
              <span className={styles.dot}>
                <span className="sr-only">{text.unread}</span>
              </span>
            ) : null}
          </span>
          <span className={styles.snippet}>
            {style === PICTURE_STYLE ? text.picture : htmlToPlainText(content)}
          </span>
          <time className={`${styles.time} num`} dateTime={created_at}>
            {formatTaiwanDateTime(created_at)}
          </time>
        </span>
      </AppLink>
      {onDelete ? (
        <button
          type="button"
          className={styles.delete}
          aria-label={text.deleteNamed(title)}
          onClick={onDelete}
        >
          <Icon shape={trash} />
          {text.delete}
        </button>
      ) : null}
    </div>
  )
}
