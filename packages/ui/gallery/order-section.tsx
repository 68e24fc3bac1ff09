import { Button } from '../src/buttons/button.tsx'
import { IconButton } from '../src/buttons/icon-button.tsx'
import { Checklist } from '../src/data-display/checklist.tsx'
import { DescriptionList, DescriptionRow } from '../src/data-display/description-list.tsx'
import { StatusPill } from '../src/data-display/status-pill.tsx'
import { Timeline } from '../src/data-display/timeline.tsx'
import { Countdown } from '../src/date-time/countdown.tsx'
import { Callout } from '../src/feedback/callout.tsx'
import { headset } from '../src/icons/icon-set.ts'
import { BottomBar } from '../src/layout/bottom-bar.tsx'
import { Card } from '../src/layout/card.tsx'
import { Page, PageBody } from '../src/layout/page.tsx'
import { PageHeader } from '../src/layout/page-header.tsx'
import { Ribbon } from '../src/layout/ribbon.tsx'
import { BankBadge } from '../src/money/bank-badge.tsx'
import { Money } from '../src/money/money.tsx'

const until = Date.now() + 85_268_000

export function OrderSection() {
  return (
    <Page foot="bar">
      <Ribbon label="網站說明">模擬模式：遊戲幣，非真實金流</Ribbon>
      <PageHeader
        title="存款訂單"
        onBack={() => history.back()}
        trailing={<IconButton shape={headset} label="客服" />}
      />
      <PageBody>
        <Card look="hero">
          <small style={{ color: 'var(--color-text-3)' }}>請轉入剛好的金額（TWD）</small>
          <Money amount="3000.00" size="2xl" />
          <StatusPill tone="wait">
            等待付款 · 剩 <Countdown untilMs={until} />
          </StatusPill>
        </Card>
        <Card>
          <DescriptionList>
            <DescriptionRow label="收款銀行" copy="808">
              <BankBadge code="808" name="玉山銀行" />
            </DescriptionRow>
            <DescriptionRow label="虛擬帳號" copy="9871203455678812" isBig>
              9871 2034 5567 8812
            </DescriptionRow>
            <DescriptionRow label="手續費">0.00</DescriptionRow>
            <DescriptionRow label="訂單編號" copy="D26112100018827">
              D26112100018827
            </DescriptionRow>
            <DescriptionRow label="到期時間">2026-11-22 15:20</DescriptionRow>
          </DescriptionList>
        </Card>
        <Card>
          <Timeline
            steps={[
              { key: '1', title: '訂單成立，帳號已產生', detail: '今天 15:20', state: 'done' },
              {
                key: '2',
                title: '等待您的轉帳',
                detail: 'ATM、網路銀行皆可，通常 1 分鐘內確認',
                state: 'now',
              },
              { key: '3', title: '銀行確認', detail: '確認後自動入帳，並推播通知您', state: 'todo' },
              { key: '4', title: '入帳主錢包', detail: '流水需求 3,000.00（1 倍）', state: 'todo' },
            ]}
          />
        </Card>
        <Card title="匯款前">
          <Checklist items={['帳號請用複製的', '金額一元不差', '三十分鐘內完成']} />
        </Card>
        <Callout>金額不符或逾期的匯款不會遺失：會進入人工審核，並在此頁說明進度。</Callout>
      </PageBody>
      <BottomBar>
        <Button variant="ghost">取消訂單</Button>
        <Button onClick={() => new Promise((done) => setTimeout(done, 1500))}>我已完成轉帳</Button>
      </BottomBar>
    </Page>
  )
}
