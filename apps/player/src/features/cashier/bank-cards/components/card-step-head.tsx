import { StepHead } from '@gamehall/ui/step-head.tsx'
import { useText } from '../../../../shared/i18n/text.ts'
import { type CardStep, cardSteps } from '../add-card-steps.ts'
import { cardStepsText } from '../card-steps-text.ts'

/** The progress header of the steps. */
export function CardStepHead({ step }: { readonly step: CardStep }) {
  const text = useText(cardStepsText)
  return <StepHead label={text.steps} steps={cardSteps.map((key) => ({ key, name: text[key] }))} now={step} />
}
