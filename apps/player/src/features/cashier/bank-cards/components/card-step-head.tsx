import { Icon } from '@gamehall/ui/icon.tsx'
import { check } from '@gamehall/ui/icons/icon-set.ts'
import { useText } from '../../../../shared/i18n/text.ts'
import { type CardStep, cardSteps } from '../add-card-steps.ts'
import { cardStepsText } from '../card-steps-text.ts'
import styles from './step-head.module.css'

/** Where in the steps this one stands. */
export function StepHead({ step }: { readonly step: CardStep }) {
  const text = useText(cardStepsText)
  const here = cardSteps.indexOf(step)
  return (
    <ol className={styles.steps} aria-label={text.steps}>
      {cardSteps.map((each, index) => (
        <li
          key={each}
          className={index < here ? styles.done : index === here ? styles.now : styles.todo}
          aria-current={index === here ? 'step' : undefined}
        >
          <span className={`${styles.dot} num`}>
            {index < here ? <Icon shape={check} size="s" /> : index + 1}
          </span>
          <span className={styles.name}>{text[each]}</span>
        </li>
      ))}
    </ol>
  )
}
