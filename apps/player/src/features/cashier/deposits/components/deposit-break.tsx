import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { shieldCheck, withdraw } from '@gamehall/ui/icons/icon-set.ts'
import { Menu } from '@gamehall/ui/navigation/menu.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { playBreakText } from '../../../../shared/breaks/play-break-text.ts'
import { useBreakLine } from '../../../../shared/breaks/use-break-line.ts'
import { MenuLink } from '../../../../shared/navigation/menu-link.tsx'
import { href } from '../../../../shared/navigation/paths.ts'
import type { ActiveBreak } from '../../../../shared/player/use-play-break.ts'
import { depositBreakText } from './deposit-break-text.ts'

/** Instead of a deposit during a break: why there is none, until when, and what remains. */
export function DepositBreak({ of }: { readonly of: ActiveBreak }) {
  const text = useText(depositBreakText)
  const ofBreak = useText(playBreakText)
  return (
    <>
      <Callout>
        <b>{useBreakLine(of)}</b>
        <p>{text.reason}</p>
      </Callout>
      <Menu>
        <MenuLink to={href('playLimits')} shape={shieldCheck} label={ofBreak.limits} />
        <MenuLink to={href('withdraw')} shape={withdraw} label={text.withdraw} />
      </Menu>
    </>
  )
}
