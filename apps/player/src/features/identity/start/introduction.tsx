import { IdentityArt } from '@gamehall/ui/art/identity-art.tsx'
import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { camera, eye, idCard, lock, person, trash } from '@gamehall/ui/icons/icon-set.ts'
import type { IconShape } from '@gamehall/ui/icons/icon-shape.ts'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import styles from '../status/status.module.css'
import own from './start.module.css'
import { startText } from './start-text.ts'

/** Why to verify. */
export function Introduction() {
  const text = useText(startText)
  return (
    <Card look="hero">
      <div className={own.art}>
        <IdentityArt />
      </div>
      <h2 className={styles.title}>{text.lead}</h2>
      <p className={styles.hint}>{text.leadHint}</p>
    </Card>
  )
}

/** What the player needs, and how the images are protected. */
export function VerificationRequirements() {
  const text = useText(startText)
  return (
    <>
      <Lines
        title={text.need}
        tone={styles.gold}
        lines={[
          [idCard, text.needDocument],
          [camera, text.needCamera],
          [person, text.needFace],
        ]}
      />
      <Lines
        title={text.privacyTitle}
        tone={own.quiet}
        lines={[
          [lock, text.privacySealed],
          [eye, text.privacyLog],
          [trash, text.privacyDelete],
        ]}
      />
    </>
  )
}

type LinesProps = {
  readonly title: string
  readonly tone: string | undefined
  readonly lines: readonly (readonly [IconShape, string])[]
}

function Lines({ title, tone, lines }: LinesProps) {
  return (
    <Card title={title}>
      <ul className={styles.lines}>
        {lines.map(([shape, line]) => (
          <li key={line}>
            <Icon shape={shape} className={tone} />
            {line}
          </li>
        ))}
      </ul>
    </Card>
  )
}
