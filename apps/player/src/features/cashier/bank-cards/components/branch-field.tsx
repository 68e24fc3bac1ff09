import { Button } from '@gamehall/ui/buttons/button.tsx'
import { PickerField } from '@gamehall/ui/forms/picker-field.tsx'
import { TextField, type TextFieldProps } from '@gamehall/ui/forms/text-field.tsx'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useState } from 'react'
import { SearchSheet } from '../../../../shared/form/search-sheet.tsx'
import { cardStepsText } from '../card-steps-text.ts'

type BranchFieldProps = {
  /** The known branches of the bank. */
  readonly branches: CallResponse<'listBranches'>['list']
  /** The code of the chosen branch; empty for a typed-in one. */
  readonly code: string
  readonly field: Omit<TextFieldProps, 'label'>
  readonly disabled: boolean
  readonly onChange: (code: string, name: string, address: string) => void
}

/** §5: selects a branch from the list, or takes a typed-in name. */
export function BranchField({ branches, code, field, disabled, onChange }: BranchFieldProps) {
  const text = useText(cardStepsText)
  const [isOpen, setOpen] = useState(false)
  const [isTyped, setTyped] = useState(branches.length === 0 || (code === '' && field.value !== ''))
  const chosen = branches.find(({ branch_code }) => branch_code === code)
  const typeIn = () => {
    setOpen(false)
    setTyped(true)
    onChange('', '', '')
  }
  const choose = (branchCode: string) => {
    const branch = branches.find(({ branch_code }) => branch_code === branchCode)
    if (branch) onChange(branchCode, branch.name, branch.address ?? '')
    setOpen(false)
  }
  const toList = branches.length > 0 && (
    <Button variant="plain" size="s" onClick={() => setTyped(false)}>
      {text.listBranch}
    </Button>
  )
  if (isTyped)
    return (
      <TextField
        {...field}
        label={text.branch}
        placeholder={text.branchPlaceholder}
        hint={text.branchHint}
        autoComplete="off"
        enterKeyHint="next"
        disabled={disabled}
        aside={toList || undefined}
      />
    )
  return (
    <>
      <PickerField
        label={text.branch}
        placeholder={text.chooseBranch}
        value={chosen?.name ?? ''}
        error={field.error}
        disabled={disabled}
        onOpen={() => setOpen(true)}
      />
      <SearchSheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={text.chooseBranch}
        search={text.searchBranch}
        none={text.typeBranch}
        items={branches.map((branch) => ({
          value: branch.branch_code,
          words: `${branch.branch_code}${branch.name}`,
          label: branch.name,
        }))}
        value={code}
        onChoose={choose}
        foot={
          <Button variant="ghost" block onClick={typeIn}>
            {text.typeBranch}
          </Button>
        }
      />
    </>
  )
}
