import { AtmArt } from '../src/art/atm-art.tsx'
import { AuroraLogo } from '../src/art/aurora-logo.tsx'
import bannerAurora from '../src/art/banner-aurora.svg'
import bannerBirthday from '../src/art/banner-birthday.svg'
import bannerBoost from '../src/art/banner-boost.svg'
import bannerDaily from '../src/art/banner-daily.svg'
import bannerFair from '../src/art/banner-fair.svg'
import bannerGate from '../src/art/banner-gate.svg'
import bannerGift from '../src/art/banner-gift.svg'
import bannerRank from '../src/art/banner-rank.svg'
import bannerShare from '../src/art/banner-share.svg'
import bannerTreasure from '../src/art/banner-treasure.svg'
import bannerTrial from '../src/art/banner-trial.svg'
import { ChainArt } from '../src/art/chain-art.tsx'
import * as stateArt from '../src/art/state-art.tsx'
import { StoreArt } from '../src/art/store-art.tsx'
import { StoreLogo } from '../src/art/store-logo.tsx'
import { Icon } from '../src/icons/icon.tsx'
import * as icons from '../src/icons/icon-set.ts'
import { Page, PageBody } from '../src/layout/page.tsx'
import { BrandLogo } from '../src/lobby/brand-logo.tsx'

const banners = [
  bannerAurora,
  bannerBirthday,
  bannerBoost,
  bannerDaily,
  bannerFair,
  bannerGate,
  bannerGift,
  bannerRank,
  bannerShare,
  bannerTreasure,
  bannerTrial,
]

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(8, 1fr)',
  gap: 'var(--space-3)',
  justifyItems: 'center',
} as const

export function ArtSection() {
  return (
    <Page>
      <PageBody>
        <h1 className="sr-only">圖畫</h1>
        <BrandLogo name="極光" latinName="Aurora" size="l" />
        <div style={{ display: 'flex', gap: 'var(--space-4)', alignItems: 'center' }}>
          <AuroraLogo size={96} />
          <AuroraLogo size={32} />
          {[AtmArt, StoreArt, ChainArt].map((Art) => (
            <span key={Art.name} style={{ width: 64 }}>
              <Art />
            </span>
          ))}
        </div>
        <div style={{ display: 'flex', gap: 'var(--space-3)' }}>
          {(['ibon', 'family', 'hilife', 'ok'] as const).map((store) => (
            <StoreLogo key={store} store={store} />
          ))}
        </div>
        <div style={grid}>
          {Object.entries(icons).map(([name, shape]) => (
            <Icon key={name} shape={shape} size="l" label={name} />
          ))}
        </div>
        {banners.map((url) => (
          <img key={url} src={url} alt="" />
        ))}
        <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 'var(--space-3)' }}>
          {Object.entries(stateArt).map(([name, Art]) => (
            <Art key={name} />
          ))}
        </div>
      </PageBody>
    </Page>
  )
}
