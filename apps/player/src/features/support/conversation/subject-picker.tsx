import type { SupportTopic } from '@gamehall/contract/support'
import { IconButton } from '@gamehall/ui/buttons/icon-button.tsx'
import { Chip } from '@gamehall/ui/controls/chip.tsx'
import { close } from '@gamehall/ui/icons/icon-set.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import styles from './chat.module.css'
import { chatText } from './chat-text.ts'
import { SubjectChip } from './subject-chip.tsx'
import type { MessageSubject } from './use-outgoing-messages.ts'

/** The contract's `SUPPORT_TOPICS`, repeated so that zod is not bundled; type-checked against it. */
export const supportTopics = [
  'deposit',
  'withdrawal',
  'game',
  'reward',
  'account',
  'other',
] as const satisfies readonly SupportTopic[]

type AskedNextProps = { readonly asked: MessageSubject; readonly onChange: (asked: MessageSubject) => void }

/** Above the composer: the subject attached to the next message, or the topics to choose from. */
export function SubjectPicker({ asked, onChange }: AskedNextProps) {
  const text = useText(chatText)
  if (asked.about)
    return (
      <section aria-label={text.about} className={styles.next}>
        <span className={styles.nextWords}>{text.about}</span>
        <SubjectChip topic={null} about={asked.about} />
        <IconButton shape={close} label={text.dropAbout} onClick={() => onChange({})} />
      </section>
    )
  return (
    <section aria-label={text.topic} className={styles.topics}>
      {supportTopics.map((topic) => (
        <Chip
          key={topic}
          isChosen={asked.topic === topic}
          onClick={() => onChange(asked.topic === topic ? {} : { topic })}
        >
          {text[topic]}
        </Chip>
      ))}
    </section>
  )
}
