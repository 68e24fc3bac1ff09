import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { checkCircle } from '@gamehall/ui/icons/icon-set.ts'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useBanks } from '../api.ts'
import { cameraText } from '../camera-text.ts'
import { type CardPhoto, groupDigits } from '../card-draft.ts'
import styles from './media.module.css'

type ReadingFactsProps = { readonly photo: CardPhoto | undefined; readonly isReading: boolean }

/** The upload status of the photo and its OCR result. */
export function ReadingFacts({ photo, isReading }: ReadingFactsProps) {
  const text = useText(cameraText)
  const banks = useBanks()
  const reading = photo?.reading
  const bank = banks.data?.list.find(({ bank_code }) => bank_code === reading?.bank_code)
  return (
    <Card>
      <div className={styles.facts} role="status">
        <span className={styles.head}>
          <Icon shape={checkCircle} />
          {text.sent}
        </span>
        {isReading ? <span className={styles.hint}>{text.reading}</span> : null}
        {reading === null || (reading && reading.bank_num === null) ? (
          <span className={styles.hint}>{text.notRead}</span>
        ) : null}
        {reading?.bank_num ? (
          <>
            <span className="num">{text.readNumber(groupDigits(reading.bank_num))}</span>
            <span className={styles.hint}>{reading.is_checked ? text.readChecked : text.readUnchecked}</span>
          </>
        ) : null}
        {bank ? <span>{text.readBank(bank.name)}</span> : null}
      </div>
    </Card>
  )
}
