import { DescriptionList, DescriptionRow } from '@gamehall/ui/data-display/description-list.tsx'
import { QrCode } from '@gamehall/ui/data-display/qr-code.tsx'
import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { chainText } from './chain-text.ts'
import styles from './usdt-address.module.css'

/** The player's own deposit address, as a QR code and as text to copy. */
export function UsdtAddress({ address }: { readonly address: string }) {
  const text = useText(chainText)
  return (
    <Card>
      <div className={styles.scan}>
        <QrCode text={address} label={text.qr} />
      </div>
      <DescriptionList>
        <DescriptionRow label={text.network}>TRON (TRC20)</DescriptionRow>
        <DescriptionRow label={text.address} copy={address}>
          {address}
        </DescriptionRow>
      </DescriptionList>
      <div className={styles.warning}>
        <Callout tone="warn">{text.onlyTrc20}</Callout>
      </div>
    </Card>
  )
}
