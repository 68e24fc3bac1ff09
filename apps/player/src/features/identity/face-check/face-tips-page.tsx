import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { Checklist } from '@gamehall/ui/data-display/checklist.tsx'
import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { lock } from '@gamehall/ui/icons/icon-set.ts'
import { BottomBar } from '@gamehall/ui/layout/bottom-bar.tsx'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useEffect } from 'react'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import { useIdentity } from '../status/api.ts'
import { StepPage } from '../steps/step-page.tsx'
import { ActionArt } from './action-art.tsx'
import styles from './face.module.css'
import { faceActions } from './face-actions.ts'
import { faceText } from './face-text.ts'
import { faceTipsText } from './face-tips-text.ts'
import { prefetchFaceModels } from './prefetch-face-models.ts'

/** `/face_tips`: explains the face recognition, how to succeed, and who sees the images. */
export function FaceTipsPage() {
  return <StepPage step="faceTips">{() => <FaceTips />}</StepPage>
}

function FaceTips() {
  const text = useText(faceTipsText)
  const words = useText(faceText)
  const kept = useIdentity().data?.face_kept_days
  useEffect(prefetchFaceModels, [])
  return (
    <>
      <Card>
        <h2 className={styles.heading}>{text.heading}</h2>
        <p className={styles.lead}>{text.lead}</p>
        <ul className={styles.actions} aria-label={text.actions}>
          {faceActions.map((action) => (
            <li key={action}>
              <ActionArt action={action} />
              {words[action]}
            </li>
          ))}
        </ul>
        <Checklist items={[text.light, text.bare, text.alone, text.steady, text.colors]} />
      </Card>
      <Card title={text.privacyTitle}>
        <div className={styles.privacy}>
          <Icon shape={lock} size="s" />
          <div className={styles.words}>
            <p>{text.privacy}</p>
            <p>{text.noFilm}</p>
            {kept === undefined ? null : (
              <>
                <p>{text.films(kept.films)}</p>
                <p>{text.compare(kept.verified, kept.failed)}</p>
              </>
            )}
          </div>
        </div>
      </Card>
      <BottomBar>
        <AppLink to={href('faceRecognition')} className={buttonClass({ block: true })}>
          {text.start}
        </AppLink>
      </BottomBar>
    </>
  )
}
