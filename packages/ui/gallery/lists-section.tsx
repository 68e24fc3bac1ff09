import { useState } from 'react'
import { NoMessagesArt } from '../src/art/state-art.tsx'
import { Button } from '../src/buttons/button.tsx'
import { Switch } from '../src/controls/switch.tsx'
import { Avatar } from '../src/data-display/avatar.tsx'
import { InfiniteList } from '../src/data-display/infinite-list.tsx'
import { StatusPill } from '../src/data-display/status-pill.tsx'
import { EmptyState } from '../src/feedback/empty-state.tsx'
import { ErrorState } from '../src/feedback/error-state.tsx'
import { SkeletonList } from '../src/feedback/skeleton.tsx'
import * as icons from '../src/icons/icon-set.ts'
import { Card } from '../src/layout/card.tsx'
import { Page, PageBody } from '../src/layout/page.tsx'
import { PageHeader } from '../src/layout/page-header.tsx'
import { Money } from '../src/money/money.tsx'
import { Menu, MenuItem } from '../src/navigation/menu.tsx'

export function ListsSection() {
  const [count, setCount] = useState(3)
  const items = Array.from({ length: count }, (_, index) => ({ id: index + 1 }))
  return (
    <Page>
      <PageHeader title="列表" onBack={() => history.back()} />
      <PageBody>
        <Menu>
          <MenuItem
            leading={<Avatar name="aurora88" />}
            label="aurora88"
            detail="VIP 3 · 正式帳號"
            href="#profile"
          />
          <MenuItem shape={icons.receipt} label="交易紀錄" href="#records" />
          <MenuItem shape={icons.gamepad} label="投注紀錄" trailing="近 30 天" href="#bets" />
          <MenuItem shape={icons.sound} label="音效" trailing={<Switch aria-label="音效" defaultChecked />} />
          <MenuItem shape={icons.logout} label="登出" isDanger onSelect={() => undefined} />
        </Menu>
        <InfiniteList
          items={items}
          keyOf={(item) => item.id}
          hasMore={count < 5}
          isLoadingMore={false}
          isFailed={false}
          onLoadMore={() => setCount(count + 1)}
          empty={null}
          render={(item) => (
            <Card>
              <div style={{ display: 'flex', justifyContent: 'space-between' }}>
                <span>ATM 存款 #{item.id}</span>
                <Money amount="3000" signed />
              </div>
              <div style={{ display: 'flex', justifyContent: 'space-between', marginTop: 'var(--space-2)' }}>
                <small className="num">2026-11-21 15:20</small>
                <StatusPill tone="win">成功</StatusPill>
              </div>
            </Card>
          )}
        />
        <Card title="載入中">
          <SkeletonList count={2} />
        </Card>
        <Card>
          <EmptyState
            art={<NoMessagesArt />}
            title="還沒有訊息"
            detail="存款、提款與優惠的進度都會在這裡通知您"
            action={<Button size="m">看看優惠</Button>}
          />
        </Card>
        <Card>
          <ErrorState onRetry={() => new Promise((done) => setTimeout(done, 1000))} />
        </Card>
      </PageBody>
    </Page>
  )
}
