import { useState } from 'react'
import { Button } from '../src/buttons/button.tsx'
import { showToast } from '../src/feedback/toast-store.ts'
import { Page, PageBody } from '../src/layout/page.tsx'
import { PageHeader } from '../src/layout/page-header.tsx'
import { AmountField } from '../src/money/amount-field.tsx'
import { alert, confirm } from '../src/overlays/confirm.tsx'
import { OfflineOverlay } from '../src/overlays/offline-overlay.tsx'
import { Sheet } from '../src/overlays/sheet.tsx'
import { browserAudio, createSoundEngine } from '../src/sound/sound-engine.ts'

const sound = createSoundEngine(document, browserAudio)

export function OverlaysSection() {
  const [open, setOpen] = useState<'sheet' | 'offline'>()
  const [amount, setAmount] = useState('')
  const close = () => setOpen(undefined)
  return (
    <Page>
      <PageHeader title="浮層" />
      <PageBody>
        <Button onClick={() => setOpen('sheet')}>面板</Button>
        <Button
          onClick={async () => {
            const isSure = await confirm({
              title: '取消這筆訂單？',
              body: '尚未付款的訂單取消後無法恢復，需要時可以重新建立。',
              confirmLabel: '取消訂單',
              cancelLabel: '先不要',
              isDestructive: true,
            })
            showToast(isSure ? '訂單已取消' : '訂單保留中', { kind: isSure ? 'success' : 'info' })
          }}
        >
          確認
        </Button>
        <Button onClick={() => alert({ title: '無法取得遊戲路徑', body: '請稍後再試，或聯絡客服。' })}>
          提示
        </Button>
        <Button onClick={() => setOpen('offline')}>離線</Button>
        <Button
          onClick={() => {
            sound.play('money')
            showToast('存款 3,000.00 已入帳', {
              kind: 'notice',
              title: '入帳通知',
              onTap: () => sound.play('tap'),
            })
          }}
        >
          推播
        </Button>
        <Button
          onClick={() => {
            sound.play('error')
            showToast('餘額不足，請先存款', { kind: 'error' })
          }}
        >
          錯誤
        </Button>
        <Button onClick={() => showToast('載入中', { kind: 'loading', durationMs: 2_000 })}>載入</Button>
      </PageBody>
      <Sheet
        isOpen={open === 'sheet'}
        onClose={close}
        title="轉入 極光電子"
        foot={<Button block>確認轉入</Button>}
      >
        <AmountField
          label="轉入金額"
          unit="NT$"
          decimals={0}
          value={amount}
          onChange={setAmount}
          quick={['100', '500', '1000']}
          max="12480"
          hint="最低 50，可轉 12,480"
        />
      </Sheet>
      <OfflineOverlay isOpen={open === 'offline'} onClose={close} />
    </Page>
  )
}
