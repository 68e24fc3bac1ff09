import { Card } from '@gamehall/ui/card.tsx'
import { DescriptionList, DescriptionRow } from '@gamehall/ui/description-list.tsx'
import { QrCode } from '@gamehall/ui/qr-code.tsx'
import { Tip } from '@gamehall/ui/tip.tsx'
import { useText } from '../i18n/text.ts'
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
        <Tip tone="warn">{text.onlyTrc20}</Tip>
      </div>
    </Card>
  )
}
