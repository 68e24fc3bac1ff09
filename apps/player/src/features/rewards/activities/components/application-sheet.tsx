import type { Application } from '@gamehall/contract/rewards'
import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { DescriptionList, DescriptionRow } from '@gamehall/ui/data-display/description-list.tsx'
import { StatusPill } from '@gamehall/ui/data-display/status-pill.tsx'
import { Money } from '@gamehall/ui/money/money.tsx'
import { Sheet } from '@gamehall/ui/overlays/sheet.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { AppLink } from '../../../../shared/navigation/app-link.tsx'
import { href } from '../../../../shared/navigation/paths.ts'
import { formatTaiwanDateTime } from '../../../../shared/records/taiwan-day.ts'
import { applicationState } from '../application-state.ts'
import { applicationsText } from '../applications-text.ts'

type ApplicationSheetProps = {
  readonly application: Application | undefined
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** One application's details, with a link to edit it or apply again. */
export function ApplicationSheet({ application, isOpen, onClose }: ApplicationSheetProps) {
  if (!application) return null
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={application.activity_name}>
      <Facts application={application} />
      <NextStepLink application={application} />
    </Sheet>
  )
}

function NextStepLink({ application: { state, activity_id: id } }: { readonly application: Application }) {
  const text = useText(applicationsText)
  if (state === 'received') return null
  const isOpen = state === 'under_review'
  return (
    <AppLink
      to={isOpen ? href('activityApply', { id }) : href('activityDetail', { id })}
      className={buttonClass({ block: true })}
    >
      {isOpen ? text.edit : text.again}
    </AppLink>
  )
}

function Facts({ application }: { readonly application: Application }) {
  const text = useText(applicationsText)
  const { state, bonus, wash, free_rounds, order_no, reject_reason, postscript, created_at, decided_at } =
    application
  const { label, tone } = applicationState(text, state)
  return (
    <DescriptionList>
      <DescriptionRow label={text.state}>
        <StatusPill tone={tone}>{label}</StatusPill>
      </DescriptionRow>
      {bonus === null ? null : (
        <DescriptionRow label={text.bonus}>
          <Money amount={bonus} withCurrency />
        </DescriptionRow>
      )}
      {free_rounds === null ? null : (
        <DescriptionRow label={text.bonus}>{text.freeCount(free_rounds)}</DescriptionRow>
      )}
      {wash === null ? null : (
        <DescriptionRow label={text.wash}>
          <Money amount={wash} withCurrency />
        </DescriptionRow>
      )}
      {order_no === null ? null : (
        <DescriptionRow label={text.orderNo} copy={order_no}>
          {order_no}
        </DescriptionRow>
      )}
      {reject_reason === null ? null : <DescriptionRow label={text.reason}>{reject_reason}</DescriptionRow>}
      {postscript === '' ? null : <DescriptionRow label={text.postscript}>{postscript}</DescriptionRow>}
      <DescriptionRow label={text.appliedAt}>{formatTaiwanDateTime(created_at)}</DescriptionRow>
      {decided_at === null ? null : (
        <DescriptionRow label={text.decidedAt}>{formatTaiwanDateTime(decided_at)}</DescriptionRow>
      )}
    </DescriptionList>
  )
}
