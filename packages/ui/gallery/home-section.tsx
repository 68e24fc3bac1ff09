import { useState } from 'react'
import bannerAurora from '../src/art/banner-aurora.svg'
import bannerFair from '../src/art/banner-fair.svg'
import bannerTreasure from '../src/art/banner-treasure.svg'
import { IconLink } from '../src/buttons/icon-button.tsx'
import { SearchField } from '../src/forms/search-field.tsx'
import * as icons from '../src/icons/icon-set.ts'
import { Page, PageBody } from '../src/layout/page.tsx'
import { PullToRefresh } from '../src/layout/pull-to-refresh.tsx'
import { Ribbon } from '../src/layout/ribbon.tsx'
import { SectionHeader } from '../src/layout/section-header.tsx'
import { BannerCarousel } from '../src/lobby/banner-carousel.tsx'
import { BrandLogo } from '../src/lobby/brand-logo.tsx'
import { GameTile, type GameTileTag } from '../src/lobby/game-tile.tsx'
import { NoticeBar } from '../src/lobby/notice-bar.tsx'
import { BalancePill } from '../src/money/balance-pill.tsx'
import { QuickActions } from '../src/navigation/quick-actions.tsx'
import { SideRail } from '../src/navigation/side-rail.tsx'
import { TabBar } from '../src/navigation/tab-bar.tsx'
import { TileArt } from './tile-art.tsx'

const BANNERS = [
  {
    key: 'a',
    label: '首存禮 100%',
    art: <img src={bannerAurora} alt="" />,
    title: '首存禮 100%',
    detail: '最高 3,888，流水 1 倍即可提領',
    action: '立即領取',
    href: '#a',
  },
  {
    key: 'f',
    label: '每一局都可驗證',
    art: <img src={bannerFair} alt="" />,
    title: '每局可驗證',
    detail: '種子公開，結果自己算給自己看',
    action: '如何驗證',
    href: '#f',
  },
  {
    key: 't',
    label: '礦坑尋寶',
    art: <img src={bannerTreasure} alt="" />,
    title: '礦坑尋寶',
    detail: '避開地雷，寶石越挖越值錢',
    action: '馬上試玩',
    href: '#t',
  },
]
const TABS = [
  { key: 'home', label: '首頁', shape: icons.home, href: '#home' },
  { key: 'activity', label: '優惠', shape: icons.gift, href: '#activity', count: 2 },
  { key: 'wallet', label: '錢包', shape: icons.wallet, href: '#wallet', isMain: true },
  { key: 'service', label: '客服', shape: icons.headset, href: '#service' },
  { key: 'mine', label: '我的', shape: icons.person, href: '#mine' },
] as const
const GAMES: { name: string; detail: string; tags: GameTileTag[]; hue: number; maintenance?: string }[] = [
  { name: '龍門寶藏', detail: '極光電子 · RTP 96.5%', tags: [{ label: '熱門', tone: 'hot' }], hue: 350 },
  { name: '礦坑尋寶', detail: '極光即時 · RTP 99%', tags: [{ label: '試玩', tone: 'info' }], hue: 195 },
  { name: '飛天火箭', detail: '極光即時 · 同場 214 人', tags: [{ label: '新', tone: 'gold' }], hue: 255 },
  { name: '百家樂', detail: '極光桌遊', tags: [], hue: 155, maintenance: '維護中 · 預計 14:00' },
]

export function HomeSection() {
  const [balance, setBalance] = useState('12480.50')
  const [words, setWords] = useState('')
  return (
    <Page hasGlow foot="tabs">
      <Ribbon label="網站說明">模擬模式：遊戲幣，非真實金流</Ribbon>
      <header
        style={{
          display: 'flex',
          alignItems: 'center',
          gap: 'var(--space-1)',
          padding: 'var(--space-2) var(--space-3) 0 var(--page-pad)',
        }}
      >
        <h1 className="sr-only">極光</h1>
        <BrandLogo name="極光" latinName="Aurora" />
        <span style={{ flex: 1 }} />
        <BalancePill
          amount={balance}
          label="主錢包，前往存款"
          href="#deposit"
          onSelect={(event) => {
            event.preventDefault()
            setBalance(balance === '12480.50' ? '15480.50' : '12480.50')
          }}
        />
        <IconLink shape={icons.bell} label="訊息" look="round" count={3} href="#message" />
      </header>
      <PullToRefresh onRefresh={() => Promise.resolve()}>
        <PageBody>
          <BannerCarousel label="最新優惠" slides={BANNERS} />
          <NoticeBar label="系統公告">
            系統公告：返水已於 00:00 入帳，可至返水頁一鍵領取；百家樂將於 14:00 結束維護，造成不便敬請見諒
          </NoticeBar>
          <QuickActions
            label="常用功能"
            items={[
              { key: 'deposit', label: '存款', shape: icons.deposit, href: '#deposit' },
              { key: 'withdraw', label: '提款', shape: icons.withdraw, href: '#withdraw' },
              { key: 'exchange', label: '轉換', shape: icons.exchange, href: '#exchange' },
              { key: 'vip', label: 'VIP', shape: icons.crown, href: '#vip' },
            ]}
          />
          <SearchField label="搜尋遊戲" value={words} onChange={setWords} />
          <Hall />
        </PageBody>
      </PullToRefresh>
      <TabBar label="主選單" items={TABS} current="home" />
    </Page>
  )
}

function Hall() {
  const [category, setCategory] = useState('hot')
  const [chosen, setChosen] = useState<readonly string[]>(['礦坑尋寶'])
  const toggle = (name: string, on: boolean) =>
    setChosen(on ? [...chosen, name] : chosen.filter((one) => one !== name))
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '74px minmax(0, 1fr)', gap: 'var(--space-3)' }}>
      <SideRail
        label="遊戲分類"
        value={category}
        onChange={setCategory}
        items={[
          { value: 'hot', label: '熱門', shape: icons.flame },
          { value: 'slots', label: '電子', shape: icons.slots },
          { value: 'cards', label: '桌遊', shape: icons.cards },
          { value: 'live', label: '即時', shape: icons.crash },
          { value: 'star', label: '收藏', shape: icons.star },
        ]}
      />
      <div>
        <SectionHeader title="熱門遊戲" trailing={<a href="#all">全部 ›</a>} />
        <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '10px' }}>
          {GAMES.map(({ hue, ...game }) => (
            <GameTile
              key={game.name}
              {...game}
              href="#game"
              art={<TileArt hue={hue} />}
              favourite={{
                isChosen: chosen.includes(game.name),
                onToggle: (on) => toggle(game.name, on),
              }}
            />
          ))}
        </div>
      </div>
    </div>
  )
}
