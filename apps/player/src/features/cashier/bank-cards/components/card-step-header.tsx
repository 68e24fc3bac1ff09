import { StepIndicator } from '@gamehall/ui/navigation/step-indicator.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { type CardStep, cardSteps } from '../add-card-steps.ts'
import { cardStepsText } from '../card-steps-text.ts'

/** The progress header of the steps. */
export function CardStepHeader({ step }: { readonly step: CardStep }) {
  const text = useText(cardStepsText)
  return (
    <StepIndicator label={text.steps} steps={cardSteps.map((key) => ({ key, name: text[key] }))} now={step} />
  )
}
