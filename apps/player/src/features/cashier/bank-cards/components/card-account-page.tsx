import { addBankCard, hasLuhnDigit } from '@gamehall/contract/cashier'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { extractDigits } from '@gamehall/ui/forms/extract-digits.ts'
import { TextField } from '@gamehall/ui/forms/text-field.tsx'
import { lock } from '@gamehall/ui/icons/icon-set.ts'
import { BottomBar } from '@gamehall/ui/layout/bottom-bar.tsx'
import { useCallForm } from '@gamehall/web-client/forms/use-call-form.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useEffect, useEffectEvent, useId } from 'react'
import { type CardDraft, groupDigits } from '../card-draft.ts'
import { cardStepsText } from '../card-steps-text.ts'
import styles from './card-form.module.css'
import { type CardStepContext, CardStepPage } from './card-step-page.tsx'

const schema = addBankCard.request.pick({ bank_num: true })
/** Only 16-digit card numbers have a check digit. */
const CARD_DIGITS = 16

/** `/step2`: account number and holder. */
export function CardAccountPage() {
  return <CardStepPage step="cardAccount">{(work) => <AccountForm work={work} />}</CardStepPage>
}

function AccountForm({ work }: { readonly work: CardStepContext }) {
  const text = useText(cardStepsText)
  const formId = useId()
  const form = useCallForm<Record<'bank_num', string>>({
    schema,
    defaultValues: { bank_num: groupDigits(work.draft.bank_num) },
    submit: async () => work.goOn(),
  })
  const keep = useEffectEvent(({ bank_num }: typeof form.values) =>
    work.change((now) => ({ ...now, bank_num: extractDigits(bank_num) })),
  )
  useEffect(() => keep(form.values), [form.values])
  const field = form.field('bank_num')
  return (
    <form id={formId} onSubmit={form.submit} noValidate className={styles.form}>
      <TextField
        {...field}
        label={text.number}
        placeholder={text.numberPlaceholder}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="next"
        maxLength={24}
        className="num"
        hint={<NumberHint draft={work.draft} typed={form.values.bank_num} />}
      />
      <TextField
        label={text.holder}
        icon={lock}
        value={work.holder}
        readOnly
        autoComplete="off"
        hint={text.holderHint}
      />
      <BottomBar>
        <Button type="submit" form={formId} block>
          {text.next}
        </Button>
      </BottomBar>
    </form>
  )
}

/** The grouped number, its comparison with the OCR result, and the check digit result. */
function NumberHint({ draft, typed }: { readonly draft: CardDraft; readonly typed: string }) {
  const text = useText(cardStepsText)
  const { bank_num, photo } = draft
  const read = photo?.reading?.bank_num
  const isRead = read === bank_num
  const isChecked = bank_num.length === CARD_DIGITS ? hasLuhnDigit(bank_num) : undefined
  return (
    <>
      {groupDigits(bank_num) === typed ? null : <HintLine words={groupDigits(bank_num)} />}
      {read ? (
        <HintLine words={isRead ? text.fromPhoto : text.unlikePhoto(groupDigits(read))} isWarning={!isRead} />
      ) : null}
      {isChecked === undefined ? null : (
        <HintLine words={isChecked ? text.checkHolds : text.checkFails} isWarning={!isChecked} />
      )}
    </>
  )
}

function HintLine({ words, isWarning = false }: { readonly words: string; readonly isWarning?: boolean }) {
  return <span className={`${styles.hintLine} ${isWarning ? styles.warning : ''} num`}>{words}</span>
}
