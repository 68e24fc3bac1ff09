import type { SupportMessage } from '@gamehall/contract/support'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { Fragment, useLayoutEffect, useRef } from 'react'
import { formatTaiwanDateTime, formatTaiwanTime } from '../../../shared/records/taiwan-day.ts'
import styles from './chat.module.css'
import { chatText } from './chat-text.ts'
import { MessageBubble } from './message-bubble.tsx'
import { SubjectChip } from './subject-chip.tsx'
import type { OutgoingMessage, useOutgoingMessages } from './use-outgoing-messages.ts'

type MessageLogProps = {
  /** Oldest first. */
  readonly messages: readonly SupportMessage[]
  readonly seenId: string | null
  readonly sending: ReturnType<typeof useOutgoingMessages>
  readonly hasOlder: boolean
  readonly isLoadingOlder: boolean
  readonly onLoadOlder: () => unknown
}

const dayOf = (message: SupportMessage) => formatTaiwanDateTime(message.created_at).slice(0, 10)

/** The conversation, newest at the bottom; stays scrolled to the end unless the player scrolls up. */
export function MessageLog({ messages, seenId, sending, ...older }: MessageLogProps) {
  const text = useText(chatText)
  const log = useRef<HTMLDivElement>(null)
  useStayAtBottom(log, `${messages.at(-1)?.message_id} ${sending.outgoing.length}`)
  return (
    <div ref={log} role="log" aria-label={text.log} className={styles.log}>
      {older.hasOlder ? (
        <Button variant="plain" size="s" loading={older.isLoadingOlder} onClick={older.onLoadOlder}>
          {text.older}
        </Button>
      ) : null}
      {messages.map((message, index) => {
        const before = messages[index - 1]
        return (
          <Fragment key={message.message_id}>
            {before && dayOf(before) === dayOf(message) ? null : (
              <span className={styles.day}>{dayOf(message)}</span>
            )}
            <MessageBubble
              author={message.author}
              text={message.text}
              subject={<SubjectChip topic={message.topic} about={message.about} />}
              image={message.image_url}
              thumb={message.thumb_url}
              foot={
                <>
                  {formatTaiwanTime(message.created_at)}
                  {message.message_id === seenId ? `・${text.seen}` : null}
                </>
              }
            />
          </Fragment>
        )
      })}
      {sending.outgoing.map((message) => (
        <MessageBubble
          key={message.key}
          author="player"
          text={message.text}
          subject={<SubjectChip topic={message.asked.topic ?? null} about={message.asked.about ?? null} />}
          image={message.preview ?? null}
          foot={<Delivery message={message} sending={sending} />}
        />
      ))}
    </div>
  )
}

function Delivery({
  message,
  sending,
}: {
  readonly message: OutgoingMessage
  readonly sending: ReturnType<typeof useOutgoingMessages>
}) {
  const text = useText(chatText)
  if (message.error === undefined) return text.sending
  return (
    <span className={styles.failed} role="alert">
      <span className={styles.reason}>{text.failed(message.error)}</span>
      <button type="button" className={styles.action} onClick={() => sending.sendAgain(message)}>
        {text.again}
      </button>
      <button type="button" className={styles.action} onClick={() => sending.drop(message.key)}>
        {text.drop}
      </button>
    </span>
  )
}

const NEAR_PX = 120

/** Scrolls to new messages, unless the player has scrolled up. */
function useStayAtBottom(log: { readonly current: HTMLElement | null }, newest: string): void {
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: re-runs when the newest message changes
  useLayoutEffect(() => {
    const place = log.current
    if (!place) return
    const isNear = place.scrollHeight - place.scrollTop - place.clientHeight < NEAR_PX + lastHeight(place)
    if (isFirst.current || isNear) place.scrollTop = place.scrollHeight
    isFirst.current = false
  }, [newest])
}

const lastHeight = (place: HTMLElement) => place.lastElementChild?.clientHeight ?? 0
