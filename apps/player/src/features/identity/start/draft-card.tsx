import { BottomBar } from '@gamehall/ui/bottom-bar.tsx'
import { Button } from '@gamehall/ui/button.tsx'
import { Card } from '@gamehall/ui/card.tsx'
import { confirm } from '@gamehall/ui/confirm.tsx'
import { StatusPill } from '@gamehall/ui/status-pill.tsx'
import { Timeline } from '@gamehall/ui/timeline.tsx'
import { useLanguage, useText } from '../../../shared/i18n/text.ts'
import { historyDepth, navigate } from '../../../shared/navigation/navigator.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { taiwanDateTime } from '../../../shared/records/taiwan-day.ts'
import { documentName } from '../document-words.ts'
import { type Draft, firstOpenStep, identitySteps } from '../identity-steps.ts'
import { markBeginning, useDraftHere } from '../state/identity-draft-store.ts'
import { stepsText } from '../steps-text.ts'
import { countryName } from './countries.ts'
import own from './start.module.css'
import { startText } from './start-text.ts'

type DraftCardProps = { readonly draft: Draft; readonly owner: string; readonly onRestart: () => void }

/** A draft’s progress, with continue and start over. */
export function DraftCard({ draft, owner, onRestart }: DraftCardProps) {
  const text = useText(startText)
  const words = useText(stepsText)
  const language = useLanguage()
  const next = firstOpenStep(draft, useDraftHere(owner))
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
        <p className={`${own.kept} num`}>{text.draftUntil(taiwanDateTime(draft.expires_at))}</p>
      </Card>
      <BottomBar>
        <Button variant="ghost" onClick={restart}>
          {text.restart}
        </Button>
        <Button
          onClick={() => {
            markBeginning(owner, historyDepth())
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
