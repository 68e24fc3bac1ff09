import { PUSH_TOAST_MS } from '@gamehall/contract/constants'
import type { MessageType, PushMessage } from '@gamehall/contract/inbox'
import { alert } from '@gamehall/ui/confirm.tsx'
import { showToast } from '@gamehall/ui/toast-store.ts'
import type { QueryClient } from '@tanstack/react-query'
import { currentLanguage } from '../shared/i18n/language.ts'
import { navigate } from '../shared/navigation/navigator.ts'
import { href } from '../shared/navigation/paths.ts'
import { putPlayerBalance, refreshPlayerInfo } from '../shared/player/use-player-info.ts'
import { emitPush } from '../shared/socket/push-events.ts'
import { playSound } from '../shared/sound/play-sound.ts'
import { endSession } from '../shared/stores/session-store.ts'
import { appText } from './app-text.ts'

const moneyVoices: readonly (MessageType | null)[] = ['recharge', 'withdraw']

/** What each push does (§4). Features that wait for something hear of it afterwards. */
export function createPushHandler(queryClient: QueryClient): (message: PushMessage) => void {
  return (message) => {
    switch (message.msg_type) {
      case 'gold_change':
        putPlayerBalance(queryClient, message.content.balance)
        break
      case 'user_change':
        void refreshPlayerInfo(queryClient)
        break
      case 'normal':
        if (!message.push.silence) showNormal(message.content.text)
        break
      case 'support_message':
        if (!location.hash.startsWith(`#${href('serviceChat')}`)) showAnswer(message.content.text)
        break
      case 'kick':
        endSession()
        navigate(href('login'), { replace: true })
        showToast(message.content.text, { kind: 'error', durationMs: PUSH_TOAST_MS })
        return
    }
    if (!message.push.silence) void playSound(moneyVoices.includes(message.push.voice) ? 'money' : 'message')
    emitPush(message)
  }
}

function showAnswer(text: string): void {
  showToast(text, {
    kind: 'notice',
    durationMs: PUSH_TOAST_MS,
    onTap: () => navigate(href('serviceChat')),
  })
}

function showNormal(text: string): void {
  const title = appText[currentLanguage()].notice
  showToast(text, {
    kind: 'notice',
    durationMs: PUSH_TOAST_MS,
    onTap: () => void alert({ title, body: text }),
  })
}
