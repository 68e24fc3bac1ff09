import { IconLink } from '@gamehall/ui/buttons/icon-button.tsx'
import { bell } from '@gamehall/ui/icons/icon-set.ts'
import { defineText, useText } from '@gamehall/web-client/i18n/text.ts'
import { followLink } from '../navigation/follow-link.ts'
import { href } from '../navigation/paths.ts'
import { usePlayerInfo } from './use-player-info.ts'

const bellText = defineText({ 'zh-TW': { messages: '訊息' }, en: { messages: 'Messages' } })

/** Link to the messages, with the number of unread ones. */
export function MessageBell() {
  const text = useText(bellText)
  const player = usePlayerInfo()
  const target = href('message')
  return (
    <IconLink
      shape={bell}
      label={text.messages}
      count={player.data?.message_num ?? 0}
      href={`#${target}`}
      onClick={(event) => followLink(event, target)}
    />
  )
}
