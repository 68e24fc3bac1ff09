import { defineText, useText } from '@gamehall/web-client/i18n/text.ts'
import { AppLink } from '../navigation/app-link.tsx'
import { href } from '../navigation/paths.ts'
import styles from './turnover.module.css'

const validBetHintText = defineText({
  'zh-TW': { rule: '有效投注只計有輸贏風險的金額。', see: '到投注紀錄查看每一注的說明' },
  en: { rule: 'Only money at risk counts as a valid bet.', see: 'See why for each bet in your bet history' },
})

/** Beside valid bets that are listed without their reasons: the rule, and where each bet explains its own. */
export function ValidBetHint() {
  const text = useText(validBetHintText)
  return (
    <p className={styles.detail}>
      {text.rule}{' '}
      <AppLink to={href('bettingRecord')} className={styles.more}>
        {text.see}
      </AppLink>
    </p>
  )
}
