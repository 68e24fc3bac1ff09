import { useText } from '@gamehall/web-client/i18n/text.ts'
import { FilterChips } from '../../../shared/records/record-filter.tsx'
import { useLobby } from '../lobby/api.ts'
import { transfersText } from '../transfers/transfers-text.ts'

type PlatformChipsProps = {
  readonly value: string | undefined
  readonly onChange: (apiKey: string | undefined) => void
}

/** The platform filter of a record: one platform, or all. */
export function PlatformChips({ value, onChange }: PlatformChipsProps) {
  const text = useText(transfersText)
  const hall = useLobby()
  const platforms = hall.data?.platforms ?? []
  return (
    <FilterChips
      label={text.platform}
      choices={platforms.map(({ api_key, name }) => ({ value: api_key, label: name }))}
      value={value}
      onChange={onChange}
    />
  )
}
