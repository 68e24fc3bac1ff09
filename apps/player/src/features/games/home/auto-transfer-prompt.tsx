import type { UserInfo } from '@gamehall/contract/account'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { showToast } from '@gamehall/ui/feedback/toast-store.ts'
import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { exchange } from '@gamehall/ui/icons/icon-set.ts'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useState } from 'react'
import { dismissPrompt, isPromptDismissed } from '../../../shared/storage/dismissed-prompts.ts'
import { recentPlays, usePlayHistory } from '../../../shared/stores/play-history.ts'
import { useSetAutoTransfer } from '../platforms/api.ts'
import styles from './home-play.module.css'
import { homePlayText } from './home-play-text.ts'

/**
 * Suggests automatic transfer once, after the player's first transfer to a game. The answer is remembered for good; the
 * setting itself stays on the wallet page.
 */
export function AutoTransferPrompt({ player }: { readonly player: UserInfo }) {
  const hasPlayed = recentPlays(usePlayHistory(({ history }) => history)).length > 0
  const [isAnswered, setAnswered] = useState(() => isPromptDismissed('auto_transfer', player.user_id))
  if (isAnswered || !hasPlayed) return null
  const answer = () => {
    dismissPrompt('auto_transfer', player.user_id)
    setAnswered(true)
  }
  return <Suggestion onAnswer={answer} />
}

function Suggestion({ onAnswer }: { readonly onAnswer: () => void }) {
  const text = useText(homePlayText)
  const hasTransferred = useCallQuery('listTransfers', { page_size: 1 }).data?.list.length === 1
  const balances = useCallQuery('getPlatformBalances', {}, { enabled: hasTransferred })
  const { mutate, isPending } = useSetAutoTransfer()
  if (!hasTransferred || balances.data?.auto_transfer !== 0) return null
  const turnOn = () =>
    mutate(
      { auto_transfer: 1 },
      {
        onSuccess: () => {
          showToast(text.autoOn, { kind: 'success' })
          onAnswer()
        },
      },
    )
  return (
    <Card>
      <div className={styles.suggestion}>
        <Icon shape={exchange} />
        <div>
          <h2 className={styles.suggestionTitle}>{text.autoTitle}</h2>
          <p className={styles.quiet}>{text.autoDetail}</p>
        </div>
      </div>
      <div className={styles.suggestionActions}>
        <Button size="m" variant="plain" onClick={onAnswer}>
          {text.autoLater}
        </Button>
        <Button size="m" variant="ghost" loading={isPending} onClick={turnOn}>
          {text.autoGo}
        </Button>
      </div>
    </Card>
  )
}
