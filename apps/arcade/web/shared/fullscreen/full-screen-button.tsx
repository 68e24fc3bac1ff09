import { Button } from '@gamehall/ui/buttons/button.tsx'
import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { expand } from '@gamehall/ui/icons/icon-set.ts'
import { defineText, useText } from '@gamehall/web-client/i18n/text.ts'
import { useFullScreen } from './use-full-screen.ts'

const fullScreenText = defineText({
  'zh-TW': { enter: '全螢幕', leave: '結束全螢幕' },
  en: { enter: 'Full screen', leave: 'Exit full screen' },
})

/** Opens and leaves the full screen; absent where there is none. */
export function FullScreenButton({ onToggle }: { readonly onToggle: () => void }) {
  const text = useText(fullScreenText)
  const { isSupported, isOn, toggle } = useFullScreen()
  if (!isSupported) return null
  const change = () => {
    toggle()
    onToggle()
  }
  return (
    <Button block variant="ghost" onClick={change}>
      <Icon shape={expand} size="s" />
      {isOn ? text.leave : text.enter}
    </Button>
  )
}
