import type { SupportSubject } from '@gamehall/contract/support'
import { headset } from '@gamehall/ui/icons/icon-set.ts'
import { defineText, useText } from '@gamehall/web-client/i18n/text.ts'
import { AppIconLink } from './app-link.tsx'
import { href } from './paths.ts'
import { supportChatHref } from './support-chat-href.ts'

export const supportLinkText = defineText({
  'zh-TW': { ask: '詢問這筆訂單', askBet: '詢問這筆注單' },
  en: { ask: 'Ask about this order', askBet: 'Ask about this bet' },
})

type AskLinkProps = {
  readonly kind: SupportSubject['kind']
  /** Empty if no order is known: the link then leads to the support page. */
  readonly id: string
}

/** Header link to support about one order. */
export function SupportLink({ kind, id }: AskLinkProps) {
  const text = useText(supportLinkText)
  const to = id === '' ? href('service') : supportChatHref(kind, id)
  return <AppIconLink shape={headset} label={text.ask} to={to} />
}
