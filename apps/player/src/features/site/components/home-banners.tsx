import type { Banner } from '@gamehall/contract/site'
import { Skeleton } from '@gamehall/ui/feedback/skeleton.tsx'
import { BannerCarousel, type BannerSlide } from '@gamehall/ui/lobby/banner-carousel.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { bannerImageUrl } from '../../../shared/art/banner-image.ts'
import { inlineBannerImage } from '../../../shared/art/inline-banner-image.ts'
import { followLink } from '../../../shared/navigation/follow-link.ts'
import { parseHref } from '../../../shared/navigation/paths.ts'
import { resolveContentLink } from '../../../shared/navigation/resolve-content-link.ts'
import { useBanners } from '../api.ts'
import { siteText } from '../site-text.ts'

const HEIGHT = '154px'

/** The operators' banners, then those offers that no banner leads to already; nothing without either. */
export function HomeBanners({ offers }: { readonly offers: readonly Banner[] }) {
  const text = useText(siteText)
  const banners = useBanners()
  if (banners.isPending) return <Skeleton shape="block" height={HEIGHT} />
  const own = banners.data?.list ?? []
  const list = [...own, ...offers.filter(({ href }) => !own.some((banner) => banner.href === href))]
  if (list.length === 0) return null
  return (
    <BannerCarousel
      // The first frame of the server's page waits for it (index.html).
      id="banners"
      label={text.banners}
      slides={list.map((banner, index) => toSlide(banner, index, text.slide(banner.title, banner.text)))}
      onSelect={(slide, event) => {
        const target = slide.href?.startsWith('#') ? parseHref(slide.href) : undefined
        if (target) followLink(event, target)
      }}
    />
  )
}

function toSlide(banner: Banner, index: number, label: string): BannerSlide {
  const { id, title, text, action } = banner
  const inlined = index === 0 && banner.image === null ? inlineBannerImage(banner.art) : undefined
  return {
    key: id,
    label,
    art: (
      <img
        src={inlined ?? bannerImageUrl(banner.art, banner.image)}
        // The server's page has the first picture in it; hydration keeps it.
        suppressHydrationWarning
        srcSet={banner.thumb && banner.image ? `${banner.thumb} 1x, ${banner.image} 2x` : undefined}
        alt=""
        decoding={index === 0 ? 'sync' : 'async'}
        fetchPriority={index === 0 ? 'high' : 'low'}
        loading={index === 0 ? 'eager' : 'lazy'}
      />
    ),
    title,
    detail: text,
    action: action || undefined,
    href: resolveContentLink(banner.href),
  }
}
