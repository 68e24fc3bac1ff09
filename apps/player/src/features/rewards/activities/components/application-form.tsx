import { POSTSCRIPT_MAX_LENGTH } from '@gamehall/contract/constants'
import type { Activity, Application } from '@gamehall/contract/rewards'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { DescriptionList, DescriptionRow } from '@gamehall/ui/data-display/description-list.tsx'
import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { showToast } from '@gamehall/ui/feedback/toast-store.ts'
import { TextAreaField } from '@gamehall/ui/forms/text-area-field.tsx'
import { BottomBar } from '@gamehall/ui/layout/bottom-bar.tsx'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { confirm } from '@gamehall/ui/overlays/confirm.tsx'
import { useMoneyCall } from '@gamehall/web-client/calls/use-money-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useState } from 'react'
import { MoneyCallStatus } from '../../../../shared/money/money-call-status.tsx'
import { href } from '../../../../shared/navigation/paths.ts'
import { useLeavePage } from '../../../../shared/navigation/use-leave-page.ts'
import { usePlayerInfo } from '../../../../shared/player/use-player-info.ts'
import { TurnoverTerms } from '../../../../shared/turnover/turnover-terms.tsx'
import { useUpload } from '../../../../shared/upload/use-upload.ts'
import { useCancelApplication, useRefreshActivities } from '../api.ts'
import { applicationsText } from '../applications-text.ts'
import { type AttachedImage, ImageField } from './image-field.tsx'

type ApplicationFormProps = {
  readonly activity: Activity
  /** The application under review to edit; undefined for a new one. */
  readonly application: Application | undefined
}

/** The application form: postscript and images; submitted once, input is kept when the server refuses it. */
export function ApplicationForm({ activity, application }: ApplicationFormProps) {
  const text = useText(applicationsText)
  const player = usePlayerInfo()
  const refresh = useRefreshActivities()
  const [postscript, setPostscript] = useState(application?.postscript ?? '')
  const [images, setImages] = useState<readonly AttachedImage[]>(() =>
    (application?.images ?? []).map(({ upload_id, url, thumb_url }) => ({
      uploadId: upload_id,
      url,
      thumb: thumb_url,
    })),
  )
  const upload = useUpload('activity_image')
  const [isMissing, setMissing] = useState(false)
  const leave = useLeavePage(href('activityDetail', { id: activity.id }))
  const call = useMoneyCall('applyForActivity', () => {
    showToast(application ? text.saved : text.sent, { kind: 'success' })
    refresh()
    leave()
  })
  const submit = async () => {
    if (activity.needs_images && images.length === 0) {
      setMissing(true)
      return
    }
    await call.run({
      id: activity.id,
      application_id: application?.application_id ?? null,
      postscript,
      images: images.map(({ uploadId }) => uploadId),
    })
  }
  return (
    <>
      <Card>
        <DescriptionList>
          <DescriptionRow label={text.activity}>{activity.title}</DescriptionRow>
          <DescriptionRow label={text.applicant}>{player.data?.nickname ?? ''}</DescriptionRow>
        </DescriptionList>
      </Card>
      <BonusTerms activity={activity} />
      <TextAreaField
        label={text.postscript}
        placeholder={text.postscriptHint}
        rows={4}
        maxLength={POSTSCRIPT_MAX_LENGTH}
        value={postscript}
        onChange={(event) => setPostscript(event.target.value)}
        hint={`${postscript.length}/${POSTSCRIPT_MAX_LENGTH}`}
      />
      <ImageField
        images={images}
        upload={upload}
        onChange={(change) => {
          setImages(change)
          setMissing(false)
        }}
        error={isMissing ? text.imagesRequired : undefined}
      />
      {application ? <Callout>{text.reviewHint}</Callout> : null}
      <MoneyCallStatus call={call} />
      <BottomBar>
        {application ? <CancelButton applicationId={application.application_id} onDone={leave} /> : null}
        <Button block disabled={call.state !== 'idle' || upload.share !== undefined} onClick={submit}>
          {application ? text.save : text.submit}
        </Button>
      </BottomBar>
    </>
  )
}

/** The turnover terms of an approved bonus; nothing when there are none. */
function BonusTerms({ activity: { bonus } }: { readonly activity: Activity }) {
  const text = useText(applicationsText)
  if (bonus === null || bonus.wash_percent === 0) return null
  return (
    <Card title={text.strings}>
      <TurnoverTerms amount={null} required={String(bonus.wash_percent / 100)} isBonus />
    </Card>
  )
}

type CancelButtonProps = { readonly applicationId: string; readonly onDone: () => void }

function CancelButton({ applicationId, onDone }: CancelButtonProps) {
  const text = useText(applicationsText)
  const cancel = useCancelApplication()
  const ask = async () => {
    const isSure = await confirm({
      title: text.cancelAsk,
      body: text.cancelBody,
      confirmLabel: text.cancel,
      isDestructive: true,
    })
    if (!isSure) return
    cancel.mutate(
      { application_id: applicationId },
      {
        onSuccess: () => {
          showToast(text.cancelled, { kind: 'success' })
          onDone()
        },
      },
    )
  }
  return (
    <Button variant="ghost" loading={cancel.isPending} onClick={ask}>
      {text.cancel}
    </Button>
  )
}
