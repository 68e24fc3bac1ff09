import { NoRecordsArt } from '@gamehall/ui/art/state-art.tsx'
import { buttonClass } from '@gamehall/ui/button-class.ts'
import { EmptyState } from '@gamehall/ui/empty-state.tsx'
import { checkCircle, crossCircle, eye, trash, upload } from '@gamehall/ui/icons/icon-set.ts'
import type { IconShape } from '@gamehall/ui/icons/icon-shape.ts'
import { Tip } from '@gamehall/ui/tip.tsx'
import type { Answer } from '../../../shared/api/send-call.ts'
import { itemsOf } from '../../../shared/api/use-call-list.ts'
import { useText } from '../../../shared/i18n/text.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import { RecordPage } from '../../../shared/records/record-page.tsx'
import { RecordRow } from '../../../shared/records/record-row.tsx'
import { taiwanDateTime } from '../../../shared/records/taiwan-day.ts'
import { useIdentityAccess } from '../api/use-identity-access.ts'
import { accessText } from './access-text.ts'

type Access = Answer<'listIdentityAccess'>['list'][number]

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
  const items = itemsOf(query.data)
  return (
    <RecordPage
      title={text.title}
      home={href('authentication')}
      filter={<Tip>{text.intro}</Tip>}
      items={items}
      keyOf={(access) => `${access.at} ${access.who} ${access.what}`}
      render={(access) => (
        <RecordRow
          shape={shapes[access.what]}
          tone={access.what === 'verified' ? 'in' : 'plain'}
          title={text[access.what]}
          detail={taiwanDateTime(access.at)}
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
