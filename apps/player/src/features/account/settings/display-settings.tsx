import { Segmented } from '@gamehall/ui/controls/segmented.tsx'
import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { globe, moon, textSize as textSizeShape } from '@gamehall/ui/icons/icon-set.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { setLanguage, setTextSize, setTheme, useSettings } from '../../../shared/stores/settings-store.ts'
import { isTextSize, TEXT_SCALES } from '../../../shared/stores/text-scales.ts'
import styles from './display-settings.module.css'
import { settingText } from './setting-text.ts'

const sizes = Object.keys(TEXT_SCALES).filter(isTextSize)

/** Theme, language and text size; each takes effect at once. */
export function DisplaySettings() {
  const text = useText(settingText)
  const { theme, language, textSize } = useSettings()
  return (
    <section className={styles.card} aria-label={text.display}>
      <div className={styles.row}>
        <span className={styles.label}>
          <Icon shape={moon} className={styles.icon} />
          {text.theme}
        </span>
        <div className={styles.choice}>
          <Segmented
            label={text.theme}
            options={[
              { value: 'dark', label: text.dark },
              { value: 'light', label: text.light },
            ]}
            value={theme}
            onChange={setTheme}
          />
        </div>
      </div>
      <div className={styles.row}>
        <span className={styles.label}>
          <Icon shape={globe} className={styles.icon} />
          {text.language}
        </span>
        <div className={styles.choice}>
          <Segmented
            label={text.language}
            options={[
              { value: 'zh-TW', label: '中文' },
              { value: 'en', label: 'English' },
            ]}
            value={language}
            onChange={setLanguage}
          />
        </div>
      </div>
      <div className={styles.row}>
        <span className={styles.label}>
          <Icon shape={textSizeShape} className={styles.icon} />
          {text.textSize}
        </span>
        <div className={styles.choice}>
          <Segmented
            label={text.textSize}
            options={sizes.map((value) => ({ value, label: text[`textSize_${value}`] }))}
            value={textSize}
            onChange={setTextSize}
          />
        </div>
      </div>
    </section>
  )
}
