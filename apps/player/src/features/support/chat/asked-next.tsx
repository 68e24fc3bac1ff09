import type { SupportTopic } from '@gamehall/contract/support'
import { Chip } from '@gamehall/ui/chip.tsx'
import { IconButton } from '@gamehall/ui/icon-button.tsx'
import { close } from '@gamehall/ui/icons/icon-set.ts'
import { useText } from '../../../shared/i18n/text.ts'
import { AskedChip } from './asked-chip.tsx'
import styles from './chat.module.css'
import { chatText } from './chat-text.ts'
import type { Asked } from './use-outgoing.ts'

/** The contract's `SUPPORT_TOPICS`, repeated so that zod is not bundled; type-checked against it. */
export const topics = [
  'deposit',
  'withdrawal',
  'game',
  'reward',
  'account',
  'other',
] as const satisfies readonly SupportTopic[]

type AskedNextProps = { readonly asked: Asked; readonly onChange: (asked: Asked) => void }

/** Above the composer: the subject attached to the next message, or the topics to choose from. */
export function AskedNext({ asked, onChange }: AskedNextProps) {
  const text = useText(chatText)
  if (asked.about)
    return (
      <section aria-label={text.about} className={styles.next}>
        <span className={styles.nextWords}>{text.about}</span>
        <AskedChip topic={null} about={asked.about} />
        <IconButton shape={close} label={text.dropAbout} onClick={() => onChange({})} />
      </section>
    )
  return (
    <section aria-label={text.topic} className={styles.topics}>
      {topics.map((topic) => (
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
