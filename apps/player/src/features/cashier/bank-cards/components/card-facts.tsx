import { DescriptionList, DescriptionRow } from '@gamehall/ui/data-display/description-list.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { AppLink } from '../../../../shared/navigation/app-link.tsx'
import { href } from '../../../../shared/navigation/paths.ts'
import type { CardStep } from '../add-card-steps.ts'
import { useBanks } from '../api.ts'
import { groupDigits } from '../card-draft.ts'
import { cardStepsText } from '../card-steps-text.ts'
import styles from './card-facts.module.css'
import type { CardStepContext } from './card-step-page.tsx'

/** The entered card data, each with an edit link to its step. */
export function CardFacts({ work: { draft, holder } }: { readonly work: CardStepContext }) {
  const text = useText(cardStepsText)
  const banks = useBanks()
  const bank = banks.data?.list.find(({ bank_code }) => bank_code === draft.bank_code)
  return (
    <DescriptionList>
      <DescriptionRow label={text.bank}>
        <Fact words={`${bank?.name ?? ''} ${draft.bank_code}`} what={text.bank} step="cardBank" />
      </DescriptionRow>
      <DescriptionRow label={text.branch}>{draft.branch_name}</DescriptionRow>
      {draft.bank_address === '' ? null : (
        <DescriptionRow label={text.address}>{draft.bank_address}</DescriptionRow>
      )}
      <DescriptionRow label={text.number}>
        <Fact words={groupDigits(draft.bank_num)} what={text.number} step="cardAccount" />
      </DescriptionRow>
      <DescriptionRow label={text.holder}>{holder}</DescriptionRow>
      <DescriptionRow label={text.photo}>
        <Fact words={text.uploaded} what={text.photo} step="bankIdentify" />
      </DescriptionRow>
      <DescriptionRow label={text.video}>
        <Fact words={text.uploaded} what={text.video} step="bankVideo" />
      </DescriptionRow>
    </DescriptionList>
  )
}

type FactProps = { readonly words: string; readonly what: string; readonly step: CardStep }

function Fact({ words, what, step }: FactProps) {
  const text = useText(cardStepsText)
  return (
    <span className={styles.fact}>
      {words}
      <AppLink to={href(step, undefined, { edit: 1 })} className={styles.edit}>
        {text.edit}
        <span className="sr-only"> {what}</span>
      </AppLink>
    </span>
  )
}
