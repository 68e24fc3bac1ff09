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

export { isSiteClosed, readSiteClosed } from './closure/is-site-closed.ts'
export { readSiteSettings } from './config/site-queries.ts'
export { servePictures } from './pictures/serve-pictures.ts'
export { storePicture } from './pictures/store-picture.ts'
export { reencodeImage } from './uploads/reencode-image.ts'
export { reencryptUploads } from './uploads/reencrypt-uploads.ts'
export { storeFile } from './uploads/store-file.ts'
export {
  claimUpload,
  type FileViewer,
  readOwnUpload,
  readUpload,
  releaseUpload,
  signFileUrl,
  signThumbnailUrl,
  type UploadedFile,
} from './uploads/upload-access.ts'
export { uploadRoutes } from './uploads/upload-routes.ts'

export const siteRoom: RoomModule = {
  room: 'site',
  routes,
  jobs: [cleanUploads],
  actions: [editSite, closeSite, openSite, addBanner, editBanner, showBanner, orderBanners, listAllBanners],
}
export type { SupportSchedule } from './tables.ts'
