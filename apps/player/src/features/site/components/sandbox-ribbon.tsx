import { Ribbon } from '@gamehall/ui/layout/ribbon.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useSiteConfig } from '../../../shared/site/use-site-config.ts'
import { siteText } from '../site-text.ts'

/** In sandbox mode, shows that no real money is used. */
export function SandboxRibbon() {
  const text = useText(siteText)
  const config = useSiteConfig()
  if (config.data?.mode !== 'sandbox') return null
  return (
    <Ribbon tone="info" label={text.ribbon}>
      {text.sandbox}
    </Ribbon>
  )
}
