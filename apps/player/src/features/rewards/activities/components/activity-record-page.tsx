import type { Application, ApplicationState } from '@gamehall/contract/rewards'
import { NoRecordsArt } from '@gamehall/ui/art/state-art.tsx'
import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { StatusPill } from '@gamehall/ui/data-display/status-pill.tsx'
import { EmptyState } from '@gamehall/ui/feedback/empty-state.tsx'
import { gift } from '@gamehall/ui/icons/icon-set.ts'
import { Money } from '@gamehall/ui/money/money.tsx'
import { flattenPages } from '@gamehall/web-client/calls/use-infinite-call-query.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { usePush } from '@gamehall/web-client/socket/use-push.ts'
import { useState } from 'react'
import { AppLink } from '../../../../shared/navigation/app-link.tsx'
import { href } from '../../../../shared/navigation/paths.ts'
import { FilterChips, RecordFilter } from '../../../../shared/records/record-filter.tsx'
import { RecordPage } from '../../../../shared/records/record-page.tsx'
import { RecordRow } from '../../../../shared/records/record-row.tsx'
import { formatTaiwanDateTime } from '../../../../shared/records/taiwan-day.ts'
import { useRecordRange } from '../../../../shared/records/use-record-range.ts'
import { useApplications } from '../api.ts'
import { applicationState } from '../application-state.ts'
import { applicationsText } from '../applications-text.ts'
import { ApplicationSheet } from './application-sheet.tsx'

const STATES: readonly ApplicationState[] = ['under_review', 'received', 'rejected', 'cancelled']

/** `/activity_record`: claimed offers and applications with their status. */
export function ActivityRecordPage() {
  const text = useText(applicationsText)
  const range = useRecordRange(30)
  const [state, setState] = useState<ApplicationState>()
  const [opened, setOpened] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const applications = useApplications({ ...range.instants, state: state ?? null })
  usePush(['user_change'], () => applications.refetch())
  const items = flattenPages(applications.data)
  return (
    <RecordPage
      title={text.record}
      home={href('activity')}
      query={applications}
      range={range}
      filter={
        <RecordFilter range={range}>
          <FilterChips
            label={text.state}
            choices={STATES.map((value) => ({ value, label: applicationState(text, value).label }))}
            value={state}
            onChange={setState}
          />
        </RecordFilter>
      }
      items={items}
      keyOf={({ application_id }) => application_id}
      render={(application) => (
        <ApplicationRow
          application={application}
          onOpen={() => {
            setOpened(application.application_id)
            setOpen(true)
          }}
        />
      )}
      empty={
        <EmptyState
          art={<NoRecordsArt />}
          title={text.none}
          detail={text.noneHint}
          action={
            <AppLink to={href('activity')} className={buttonClass({ size: 'm' })}>
              {text.toOffers}
            </AppLink>
          }
        />
      }
    >
      <ApplicationSheet
        application={items?.find(({ application_id }) => application_id === opened)}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </RecordPage>
  )
}

type ApplicationRowProps = { readonly application: Application; readonly onOpen: () => void }

function ApplicationRow({ application, onOpen }: ApplicationRowProps) {
  const text = useText(applicationsText)
  const { label, tone } = applicationState(text, application.state)
  return (
    <RecordRow
      onOpen={onOpen}
      shape={gift}
      tone={application.state === 'received' ? 'in' : application.state === 'under_review' ? 'wait' : 'plain'}
      title={application.activity_name}
      detail={formatTaiwanDateTime(application.created_at)}
      sum={prizeOf(application, text)}
      below={<StatusPill tone={tone}>{label}</StatusPill>}
    />
  )
}

function prizeOf({ bonus, free_rounds: freeRounds }: Application, text: (typeof applicationsText)['zh-TW']) {
  if (freeRounds !== null) return text.freeCount(freeRounds)
  return bonus === null ? '' : <Money amount={bonus} signed />
}
