import { Button } from '@gamehall/ui/buttons/button.tsx'
import { Checkbox } from '@gamehall/ui/controls/checkbox.tsx'
import { showToast } from '@gamehall/ui/feedback/toast-store.ts'
import { BottomBar } from '@gamehall/ui/layout/bottom-bar.tsx'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { CallError } from '@gamehall/web-client/calls/call-error.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { type FormEvent, useId, useState } from 'react'
import { goBack, historyDepth } from '../../../../shared/navigation/navigator.ts'
import { href } from '../../../../shared/navigation/paths.ts'
import { playSound } from '../../../../shared/sound/play-sound.ts'
import { useAddBankCard } from '../api.ts'
import { cardStepsText } from '../card-steps-text.ts'
import { clearDraft } from '../state/card-draft-store.ts'
import { CardErrorTip } from './card-error-tip.tsx'
import { CardFacts } from './card-facts.tsx'
import styles from './card-form.module.css'
import { type CardStepContext, CardStepPage } from './card-step-page.tsx'

/** `/step3`: reviews all data, takes the consent and submits the card. */
export function CardConfirmPage() {
  return <CardStepPage step="cardConfirm">{(work) => <Confirmation work={work} />}</CardStepPage>
}

function Confirmation({ work }: { readonly work: CardStepContext }) {
  const text = useText(cardStepsText)
  const formId = useId()
  const [hasConsented, setConsented] = useState(false)
  const [isTried, setTried] = useState(false)
  const { submit, error, isSending } = useSubmitCard(work)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (hasConsented && !isSending) void submit()
  }
  return (
    <form id={formId} onSubmit={onSubmit} noValidate className={styles.form}>
      <Card title={text.confirmTitle}>
        <CardFacts work={work} />
      </Card>
      <Checkbox
        checked={hasConsented}
        onChange={(event) => setConsented(event.target.checked)}
        error={isTried && !hasConsented ? text.consentFirst : undefined}
      >
        {text.consent}
      </Checkbox>
      <CardErrorTip error={error} work={work} />
      <BottomBar>
        <Button type="submit" form={formId} block loading={isSending}>
          {text.submit}
        </Button>
      </BottomBar>
    </form>
  )
}

function useSubmitCard({ draft }: CardStepContext) {
  const text = useText(cardStepsText)
  const add = useAddBankCard()
  const [error, setError] = useState<CallError>()
  const submit = async () => {
    setError(undefined)
    const { photo, video, branch_code, bank_address, ...rest } = draft
    try {
      await add.mutateAsync({
        ...rest,
        branch_code: branch_code || null,
        bank_address: bank_address || null,
        photo_upload_id: photo?.uploadId ?? '',
        video_upload_id: video?.uploadId ?? '',
        has_consented: true,
      })
    } catch (thrown) {
      if (!(thrown instanceof CallError)) throw thrown
      void playSound('error')
      setError(thrown)
      return
    }
    showToast(text.submitted, { kind: 'success' })
    leaveSteps()
  }
  return { submit, error, isSending: add.isPending }
}

/** Goes back to the page before the first step, so that no step remains in the history. */
function leaveSteps(): void {
  const begunAt = clearDraft()
  const steps = begunAt === undefined ? Number.POSITIVE_INFINITY : historyDepth() - begunAt + 1
  goBack(href('bank'), steps)
}
