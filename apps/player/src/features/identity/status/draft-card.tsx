import { Button } from '@gamehall/ui/buttons/button.tsx'
import { StatusPill } from '@gamehall/ui/data-display/status-pill.tsx'
import { Timeline } from '@gamehall/ui/data-display/timeline.tsx'
import { BottomBar } from '@gamehall/ui/layout/bottom-bar.tsx'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { confirm } from '@gamehall/ui/overlays/confirm.tsx'
import { useLanguage, useText } from '@gamehall/web-client/i18n/text.ts'
import { historyDepth, navigate } from '../../../shared/navigation/navigator.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { formatTaiwanDateTime } from '../../../shared/records/taiwan-day.ts'
import { countryName } from '../start/countries.ts'
import own from '../start/start.module.css'
import { startText } from '../start/start-text.ts'
import { documentName } from '../steps/document-names.ts'
import { setStartDepth, useLocalDraft } from '../steps/identity-draft-store.ts'
import { type Draft, firstOpenStep, identitySteps } from '../steps/identity-steps.ts'
import { stepsText } from '../steps/steps-text.ts'

type DraftCardProps = { readonly draft: Draft; readonly owner: string; readonly onRestart: () => void }

/** A draft’s progress, with continue and start over. */
export function DraftCard({ draft, owner, onRestart }: DraftCardProps) {
  const text = useText(startText)
  const words = useText(stepsText)
  const language = useLanguage()
  const next = firstOpenStep(draft, useLocalDraft(owner))
  const names = {
    idDiscriminate: text.draftPhotos,
    certificate: text.draftRead,
    realnameInfo: text.draftData,
    faceTips: text.draftFace,
  }
  const restart = async () => {
    const isSure = await confirm({
      title: text.restartTitle,
      body: text.restartBody,
      confirmLabel: text.restart,
      isDestructive: true,
    })
    if (isSure) onRestart()
  }
  return (
    <>
      <Card title={text.draftTitle}>
        <p className={own.document}>
          {text.draftOf(documentName(words, draft.document_type), countryName(draft.issue_country, language))}
        </p>
        <div className={own.next}>
          <StatusPill tone="wait">{text.nextIs(names[next])}</StatusPill>
        </div>
        <Timeline
          steps={identitySteps.map((step) => ({
            key: step,
            title: names[step],
            state: stateOf(step, next),
          }))}
        />
        <p className={`${own.kept} num`}>{text.draftUntil(formatTaiwanDateTime(draft.expires_at))}</p>
      </Card>
      <BottomBar>
        <Button variant="ghost" onClick={restart}>
          {text.restart}
        </Button>
        <Button
          onClick={() => {
            setStartDepth(owner, historyDepth())
            navigate(href(next))
          }}
        >
          {text.goOn}
        </Button>
      </BottomBar>
    </>
  )
}

function stateOf(step: (typeof identitySteps)[number], next: (typeof identitySteps)[number]) {
  const [at, now] = [identitySteps.indexOf(step), identitySteps.indexOf(next)]
  if (at === now) return 'now'
  return at < now ? 'done' : 'todo'
}
