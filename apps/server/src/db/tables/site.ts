import type { Generated, JSONColumnType } from 'kysely'

type Texts = JSONColumnType<Record<string, string>>

export interface SiteTables {
  site_settings: {
    only_row: Generated<boolean>
    name: Texts
    short_name: string
    logo: string | null
    accent_color: string
    info_color: string
    api_url: string | null
    support_hours: Texts
    support_channels: JSONColumnType<SupportChannelRow[]>
  }
  banners: {
    banner_id: Generated<bigint>
    title: Texts
    text: Texts
    action: Texts
    art: string | null
    image: string | null
    href: string | null
    is_shown: boolean
    sort: number
  }
}

export interface SupportChannelRow {
  readonly kind: 'email' | 'phone' | 'link'
  readonly name: Record<string, string>
  readonly value: string
  readonly href: string
}
