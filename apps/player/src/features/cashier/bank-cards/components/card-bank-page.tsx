import { addBankCard } from '@gamehall/contract/cashier'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { PickerField } from '@gamehall/ui/forms/picker-field.tsx'
import { TextField } from '@gamehall/ui/forms/text-field.tsx'
import { BottomBar } from '@gamehall/ui/layout/bottom-bar.tsx'
import { BankBadge } from '@gamehall/ui/money/bank-badge.tsx'
import { useCallForm } from '@gamehall/web-client/forms/use-call-form.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { SearchSheet } from '../../../../shared/form/search-sheet.tsx'
import { useBanks, useBranches } from '../api.ts'
import { cardStepsText } from '../card-steps-text.ts'
import { BranchField } from './branch-field.tsx'
import styles from './card-form.module.css'
import { type CardStepContext, CardStepPage } from './card-step-page.tsx'

const schema = addBankCard.request.pick({ bank_code: true, branch_name: true, bank_address: true })

/** `/step1`: bank and branch. */
export function CardBankPage() {
  return <CardStepPage step="cardBank">{(work) => <BankForm work={work} />}</CardStepPage>
}

function BankForm({ work }: { readonly work: CardStepContext }) {
  const text = useText(cardStepsText)
  const formId = useId()
  const { draft } = work
  const branches = useBranches(draft.bank_code)
  const form = useCallForm<Record<'bank_code' | 'branch_name' | 'bank_address', string>>({
    schema,
    defaultValues: {
      bank_code: draft.bank_code,
      branch_name: draft.branch_name,
      bank_address: draft.bank_address,
    },
    sentWhenBlank: ['branch_name'],
    submit: async () => work.goOn(),
  })
  const keep = useEffectEvent((typed: typeof form.values) => work.change((now) => ({ ...now, ...typed })))
  useEffect(() => keep(form.values), [form.values])

  const setBranch = (code: string, name: string, address: string) => {
    work.change((now) => ({ ...now, branch_code: code }))
    form.setValue('branch_name', name)
    form.setValue('bank_address', address)
  }
  const setBank = (code: string) => {
    form.setValue('bank_code', code)
    if (code !== draft.bank_code) setBranch('', '', '')
  }
  return (
    <form id={formId} onSubmit={form.submit} noValidate className={styles.form}>
      <BankField value={form.values.bank_code} error={form.field('bank_code').error} onChange={setBank} />
      <BranchField
        // Resets the field when the bank or its branches change.
        key={`${draft.bank_code}/${branches.data?.list.length ?? 0}`}
        branches={branches.data?.list ?? []}
        code={draft.branch_code}
        field={form.field('branch_name')}
        disabled={draft.bank_code === ''}
        onChange={setBranch}
      />
      <TextField
        label={text.addressOptional}
        autoComplete="off"
        enterKeyHint="next"
        disabled={draft.bank_code === '' || draft.branch_code !== ''}
        {...form.field('bank_address')}
      />
      <BottomBar>
        <Button type="submit" form={formId} block>
          {text.next}
        </Button>
      </BottomBar>
    </form>
  )
}

type BankFieldProps = {
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (code: string) => void
}

function BankField({ value, error, onChange }: BankFieldProps) {
  const text = useText(cardStepsText)
  const banks = useBanks()
  const [isOpen, setOpen] = useState(false)
  const list = banks.data?.list ?? []
  const chosen = list.find(({ bank_code }) => bank_code === value)
  return (
    <>
      <PickerField
        label={text.bank}
        placeholder={text.chooseBank}
        value={chosen ? `${chosen.name} ${chosen.bank_code}` : ''}
        error={banks.isError && !banks.data ? banks.error.message : error}
        onOpen={() => {
          if (!banks.data) void banks.refetch()
          setOpen(true)
        }}
      >
        {chosen ? <BankBadge code={chosen.bank_code} name={chosen.name} /> : null}
      </PickerField>
      <SearchSheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={text.chooseBank}
        search={text.searchBank}
        none={banks.isPending ? '' : text.noBank}
        items={list.map(({ bank_code, name }) => ({
          value: bank_code,
          words: `${bank_code}${name}`,
          label: <BankBadge code={bank_code} name={name} />,
        }))}
        value={value}
        onChoose={(code) => {
          onChange(code)
          setOpen(false)
        }}
      />
    </>
  )
}
