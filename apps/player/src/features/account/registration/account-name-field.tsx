import { checkAccountUnique } from '@gamehall/contract/account'
import { TextField, type TextFieldProps } from '@gamehall/ui/forms/text-field.tsx'
import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { checkCircle, person } from '@gamehall/ui/icons/icon-set.ts'
import { useDebounced } from '@gamehall/web-client/forms/use-debounced.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import styles from '../components/form.module.css'
import { entryText } from '../login/entry-text.ts'
import { useCheckAccountUnique } from './api.ts'

type AccountNameFieldProps = TextFieldProps & {
  readonly typed: string
  /** The suggested name that the page filled in. */
  readonly suggested?: string
}

/** The field for a new account name; checks whether it is free, debounced (§7 accUnique). */
export function AccountNameField({ typed, suggested, error, ...field }: AccountNameFieldProps) {
  const text = useText(entryText)
  const account = useDebounced(typed.trim())
  const isWellFormed = checkAccountUnique.request.safeParse({ account }).success
  const isSettled = account === typed.trim() && isWellFormed
  const { data, isFetching } = useCheckAccountUnique(account, isWellFormed)
  const isTaken = isSettled && data?.is_unique === false
  const hint =
    isSettled && data?.is_unique ? (
      <span className={styles.good}>
        <Icon shape={checkCircle} size="s" />
        {typed === suggested ? text.accountSuggested : text.accountFree}
      </span>
    ) : isSettled && isFetching ? (
      text.accountChecking
    ) : (
      text.newAccountHint
    )
  return (
    <TextField
      icon={person}
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={20}
      {...field}
      hint={hint}
      error={error ?? (isTaken ? text.accountTaken : undefined)}
    />
  )
}
