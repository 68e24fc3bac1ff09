import { bell } from '@gamehall/ui/icons/icon-set.ts'
import { defineText, useText } from '@gamehall/web-client/i18n/text.ts'
import { AppIconLink } from '../navigation/app-link.tsx'
import { href } from '../navigation/paths.ts'
import { usePlayerInfo } from './use-player-info.ts'

const bellText = defineText({ 'zh-TW': { messages: '訊息' }, en: { messages: 'Messages' } })

/** Link to the messages, with the number of unread ones. */
export function MessageBell() {
  const text = useText(bellText)
  const player = usePlayerInfo()
  const target = href('message')
  return <AppIconLink shape={bell} label={text.messages} count={player.data?.message_num ?? 0} to={target} />
}
