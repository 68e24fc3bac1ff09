import type { UploadAction } from '@gamehall/contract/site'
import type { Generated, JSONColumnType, Kysely, Transaction } from 'kysely'
import type { AppContext } from '../../platform/context/app-context.ts'
import { withTables } from '../../platform/database/with-tables.ts'

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
    support_schedule: JSONColumnType<SupportSchedule, string | undefined>
    /** Set while the server is closed, with why (`closed_notice`) and until when it is expected to be. */
    closed_at: Generated<Date | null>
    closed_until: Generated<Date | null>
    closed_notice: JSONColumnType<Record<string, string> | null, string | null | undefined, string | null>
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
    starts_at: Date | null
    ends_at: Date | null
    audience: Generated<'all' | 'member' | 'vip'>
    vip_from: number | null
  }
  uploads: {
    upload_id: string
    player_id: bigint
    action: FileAction
    content_type: string
    size: number
    created_at: Date
    expires_at: Date
    storage_key: string | null
    /** Of the player's own key; null: sealed by the server's. */
    key_id: Generated<bigint | null>
    /** The number of the server's data key; null: the first. Says nothing of files that a player's key seals. */
    data_key: Generated<number | null>
    stored_type: string | null
    stored_at: Date | null
    used_at: Date | null
    delete_after: Date | null
  }
}

/** What a kept file is for: a player uploads for an upload's actions, frames of a face come with their call. */
export type FileAction = UploadAction | 'face_frame'

/** Weekdays (0 Sunday) and minutes of the day in Taiwan, `to_minute` not included. */
export interface SupportSchedule {
  readonly days: readonly number[]
  readonly from_minute: number
  readonly to_minute: number
}

export interface SupportChannelRow {
  readonly kind: 'email' | 'phone' | 'link'
  readonly name: Record<string, string>
  readonly value: string
  readonly href: string
}

/** What this room's functions get: their queries know its own tables, and no other room's. */
export type SiteDb = Kysely<SiteTables>
export type SiteTrx = Transaction<SiteTables>
export type SiteContext = AppContext<SiteDb>

/** For the room's doors, which take what any room has. */
export const withSiteTables = withTables<SiteTables>()
