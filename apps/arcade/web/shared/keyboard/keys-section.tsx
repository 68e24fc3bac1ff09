import { useLanguage, useText } from '@gamehall/web-client/i18n/text.ts'
import { InfoSection } from '../menu/info-blocks.tsx'
import { type GameKeys, keyLabel } from './game-keys.ts'
import styles from './keys-section.module.css'
import { keysText } from './keys-text.ts'

/** The keys of a game, on the info page of devices with a keyboard. */
export function KeysSection({ keys }: { readonly keys: GameKeys }) {
  const text = useText(keysText)
  const language = useLanguage()
  return (
    <div className={styles.keys}>
      <InfoSection title={text.title}>
        <dl className={styles.list}>
          {Object.entries(keys).map(([action, { keys: names, does }]) => (
            <div key={action}>
              <dt>
                <kbd>{keyLabel(names, text.space)}</kbd>
              </dt>
              <dd>{does[language]}</dd>
            </div>
          ))}
        </dl>
      </InfoSection>
    </div>
  )
}
