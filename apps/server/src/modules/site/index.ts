import type { RoomModule } from '../../core/room-module.ts'
import { editSite } from './actions/edit-site.ts'
import { showBanner } from './actions/show-banner.ts'
import { routes } from './routes.ts'

export { readSiteSettings } from './site-queries.ts'

export const siteRoom: RoomModule = { room: 'site', routes, jobs: [], actions: [editSite, showBanner] }
