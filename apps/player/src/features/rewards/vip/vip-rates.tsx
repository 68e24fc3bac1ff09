import type { VipLevel } from '@gamehall/contract/rewards'
import { DescriptionList, DescriptionRow } from '@gamehall/ui/data-display/description-list.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { vipText } from './vip-text.ts'

/** Rebate rates by game category. */
export function VipRates({ rates }: Pick<VipLevel, 'rates'>) {
  const text = useText(vipText)
  return (
    <DescriptionList>
      {rates.map(({ category, rate }) => (
        <DescriptionRow key={category} label={text[category]} align="end">
          {text.percent(rate)}
        </DescriptionRow>
      ))}
    </DescriptionList>
  )
}
