import { card, coin } from '@gamehall/ui/icons/icon-set.ts'
import type { IconShape } from '@gamehall/ui/icons/icon-shape.ts'
import { Menu, MenuItem } from '@gamehall/ui/navigation/menu.tsx'
import { defineText, useText } from '@gamehall/web-client/i18n/text.ts'
import { followLink } from '../../shared/navigation/follow-link.ts'
import { type Href, href } from '../../shared/navigation/paths.ts'

const destinationsText = defineText({
  'zh-TW': { title: '提款帳戶', cards: '銀行卡', addresses: '收款地址（USDT）' },
  en: { title: 'Withdrawal accounts', cards: 'Bank cards', addresses: 'USDT addresses' },
})

type MenuEntry = { readonly to: Href; readonly shape: IconShape; readonly label: string }

/** Links to the accounts that withdrawals are paid to: bank cards and USDT addresses. */
export function PayoutDestinationsMenu() {
  const text = useText(destinationsText)
  const entries: readonly MenuEntry[] = [
    { to: href('bank'), shape: card, label: text.cards },
    { to: href('addresses'), shape: coin, label: text.addresses },
  ]
  return (
    <Menu title={text.title}>
      {entries.map(({ to, ...entry }) => (
        <MenuItem key={to} {...entry} href={`#${to}`} onSelect={(event) => followLink(event, to)} />
      ))}
    </Menu>
  )
}
