import type { SupportMessage } from '@gamehall/contract/support'
import { classNames } from '@gamehall/ui/theme/class-names.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import type { ReactNode } from 'react'
import styles from './chat.module.css'
import { chatText } from './chat-text.ts'

type BubbleProps = {
  readonly author: SupportMessage['author']
  readonly text: string
  /** The topic or subject of the message. */
  readonly subject?: ReactNode
  readonly image: string | null
  /** The thumbnail; the full image without one. */
  readonly thumb?: string | null
  /** The time, or the delivery state. */
  readonly foot: ReactNode
}

/** One message of the conversation. */
export function MessageBubble({ author, text: said, subject, image, thumb, foot }: BubbleProps) {
  const text = useText(chatText)
  const isOwn = author === 'player'
  const who = isOwn ? text.you : text[author]
  return (
    <div className={classNames(styles.message, isOwn && styles.own)}>
      {isOwn ? <span className="sr-only">{who}</span> : <span className={styles.who}>{who}</span>}
      <div className={classNames(styles.bubble, author === 'hall' && styles.quiet)}>
        {subject}
        {image === null ? null : (
          <a href={image} target="_blank" rel="noreferrer" aria-label={text.openPicture}>
            <img src={thumb ?? image} alt={text.pictureOf(who)} className={styles.picture} loading="lazy" />
          </a>
        )}
        {said === '' ? null : <p className={styles.said}>{said}</p>}
      </div>
      <span className={styles.foot}>{foot}</span>
    </div>
  )
}
