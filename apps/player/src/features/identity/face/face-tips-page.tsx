import { BottomBar } from '@gamehall/ui/bottom-bar.tsx'
import { buttonClass } from '@gamehall/ui/button-class.ts'
import { Card } from '@gamehall/ui/card.tsx'
import { Icon } from '@gamehall/ui/icon.tsx'
import { lock } from '@gamehall/ui/icons/icon-set.ts'
import { TickList } from '@gamehall/ui/tick-list.tsx'
import { useEffect } from 'react'
import { useText } from '../../../shared/i18n/text.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import { StepPage } from '../step-page.tsx'
import { ActionArt } from './action-art.tsx'
import styles from './face.module.css'
import { faceActions } from './face-actions.ts'
import { faceText } from './face-text.ts'
import { faceTipsText } from './face-tips-text.ts'
import { warmFaceFiles } from './warm-face-files.ts'

/** `/face_tips`: explains the face recognition, how to succeed, and who sees the images. */
export function FaceTipsPage() {
  return <StepPage step="faceTips">{() => <FaceTips />}</StepPage>
}

function FaceTips() {
  const text = useText(faceTipsText)
  const words = useText(faceText)
  useEffect(warmFaceFiles, [])
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
        <TickList items={[text.light, text.bare, text.alone, text.steady]} />
      </Card>
      <Card title={text.privacyTitle}>
        <p className={styles.privacy}>
          <Icon shape={lock} size="s" />
          <span>
            {text.privacy}
            <br />
            {text.noFilm}
          </span>
        </p>
      </Card>
      <BottomBar>
        <AppLink to={href('faceRecognition')} className={buttonClass({ block: true })}>
          {text.start}
        </AppLink>
      </BottomBar>
    </>
  )
}
