import type { RoomModule } from '../../platform/context/room-module.ts'
import {
  addBanner,
  editBanner,
  listAllBanners,
  orderBanners,
  showBanner,
} from './banners/actions/banner-actions.ts'
import { closeSite, openSite } from './closure/actions/closure-actions.ts'
import { editSite } from './config/actions/edit-site.ts'
import { routes } from './routes.ts'
import { cleanUploads } from './uploads/jobs/clean-uploads.ts'

export const siteRoom: RoomModule = {
  room: 'site',
  routes,
  jobs: [cleanUploads],
  actions: [editSite, closeSite, openSite, addBanner, editBanner, showBanner, orderBanners, listAllBanners],
}
