import { card, coin } from '@gamehall/ui/icons/icon-set.ts'
import type { IconShape } from '@gamehall/ui/icons/icon-shape.ts'
import { Menu, MenuItem } from '@gamehall/ui/menu.tsx'
import { defineText, useText } from '../../shared/i18n/text.ts'
import { followLink } from '../../shared/navigation/follow-link.ts'
import { type Href, href } from '../../shared/navigation/paths.ts'

const destinationsText = defineText({
  'zh-TW': { title: '提款帳戶', cards: '銀行卡', addresses: '收款地址（USDT）' },
  en: { title: 'Where your money can go', cards: 'Bank cards', addresses: 'USDT addresses' },
})

type Line = { readonly to: Href; readonly shape: IconShape; readonly label: string }

/** The accounts that withdrawals go to. */
export function DestinationsMenu() {
  const text = useText(destinationsText)
  const lines: readonly Line[] = [
    { to: href('bank'), shape: card, label: text.cards },
    { to: href('addresses'), shape: coin, label: text.addresses },
  ]
  return (
    <Menu title={text.title}>
      {lines.map(({ to, ...line }) => (
        <MenuItem key={to} {...line} href={`#${to}`} onSelect={(event) => followLink(event, to)} />
      ))}
    </Menu>
  )
}
