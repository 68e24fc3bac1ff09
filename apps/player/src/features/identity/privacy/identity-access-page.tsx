import { NoRecordsArt } from '@gamehall/ui/art/state-art.tsx'
import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { EmptyState } from '@gamehall/ui/feedback/empty-state.tsx'
import { checkCircle, crossCircle, eye, trash, upload } from '@gamehall/ui/icons/icon-set.ts'
import type { IconShape } from '@gamehall/ui/icons/icon-shape.ts'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { flattenPages } from '@gamehall/web-client/calls/use-infinite-call-query.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import { RecordPage } from '../../../shared/records/record-page.tsx'
import { RecordRow } from '../../../shared/records/record-row.tsx'
import { formatTaiwanDateTime } from '../../../shared/records/taiwan-day.ts'
import { accessText } from './access-text.ts'
import { useIdentityAccess } from './api.ts'

type Access = CallResponse<'listIdentityAccess'>['list'][number]

const shapes: Readonly<Record<Access['what'], IconShape>> = {
  handed_in: upload,
  looked_at: eye,
  verified: checkCircle,
  failed: crossCircle,
  images_deleted: trash,
  deleted: trash,
}

/** `/identity_access`: who accessed the player's identity data, newest first. */
export function IdentityAccessPage() {
  const text = useText(accessText)
  const query = useIdentityAccess()
  const items = flattenPages(query.data)
  return (
    <RecordPage
      title={text.title}
      home={href('authentication')}
      filter={<Callout>{text.intro}</Callout>}
      items={items}
      keyOf={(access) => `${access.at} ${access.who} ${access.what}`}
      render={(access) => (
        <RecordRow
          shape={shapes[access.what]}
          tone={access.what === 'verified' ? 'in' : 'plain'}
          title={text[access.what]}
          detail={formatTaiwanDateTime(access.at)}
          sum={text[access.who]}
          isWhole
        />
      )}
      empty={
        <EmptyState
          art={<NoRecordsArt />}
          title={text.none}
          detail={text.noneHint}
          action={
            <AppLink to={href('authentication')} className={buttonClass({ variant: 'ghost', size: 'm' })}>
              {text.toIdentity}
            </AppLink>
          }
        />
      }
      query={query}
    />
  )
}
