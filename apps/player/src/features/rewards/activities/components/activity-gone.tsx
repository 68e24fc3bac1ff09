import { useText } from '../../../../shared/i18n/text.ts'
import { LostState } from '../../../../shared/navigation/lost-state.tsx'
import { href } from '../../../../shared/navigation/paths.ts'
import { applicationsText } from '../applications-text.ts'

/** An offer that was taken down, or never was: asking again would not bring it. */
export function ActivityGone() {
  const text = useText(applicationsText)
  return <LostState title={text.gone} detail={text.goneHint} to={href('activity')} label={text.toOffers} />
}
