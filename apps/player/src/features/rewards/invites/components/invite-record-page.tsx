import { Tabs } from '@gamehall/ui/navigation/tabs.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useState } from 'react'
import { useInviteTotal } from '../api.ts'
import { invitesText } from '../invites-text.ts'
import { FriendRecord } from './friend-record.tsx'
import { InviteTotals } from './invite-totals.tsx'
import { RewardRecord } from './reward-record.tsx'

/** `/invite_record`: invite rewards and invited friends (§2). */
export function InviteRecordPage() {
  const text = useText(invitesText)
  const total = useInviteTotal()
  const [tab, setTab] = useState<'rewards' | 'friends'>('rewards')
  const header = (
    <>
      {total.data || total.isPending ? <InviteTotals total={total.data} /> : null}
      <Tabs
        label={text.tabs}
        tabs={[
          { value: 'rewards', label: text.rewards },
          { value: 'friends', label: text.friends },
        ]}
        value={tab}
        onChange={setTab}
      />
    </>
  )
  return tab === 'rewards' ? <RewardRecord header={header} /> : <FriendRecord header={header} />
}
