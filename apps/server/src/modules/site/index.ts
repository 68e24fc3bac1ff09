import type { RoomModule } from '../../core/room-module.ts'
import { addBanner, editBanner, listAllBanners, orderBanners, showBanner } from './actions/banner-actions.ts'
import { closeSite, openSite } from './actions/closure-actions.ts'
import { editSite } from './actions/edit-site.ts'
import { routes } from './routes.ts'
import { cleanUploads } from './uploads/jobs/clean-uploads.ts'

export { isSiteClosed, readSiteClosed } from './closure/is-site-closed.ts'
export { keepPicture } from './pictures/keep-picture.ts'
export { servePictures } from './pictures/serve-pictures.ts'
export { readSiteSettings } from './site-queries.ts'
export { keepFile } from './uploads/keep-file.ts'
export { redrawImage } from './uploads/redraw-image.ts'
export { reencryptUploads } from './uploads/reencrypt-uploads.ts'
export { uploadRoutes } from './uploads/upload-routes.ts'
export {
  type Looker,
  readOwnUpload,
  readUpload,
  releaseUpload,
  signLook,
  signThumbnail,
  takeUpload,
  type UploadedFile,
} from './uploads/use-uploads.ts'

export const siteRoom: RoomModule = {
  room: 'site',
  routes,
  jobs: [cleanUploads],
  actions: [editSite, closeSite, openSite, addBanner, editBanner, showBanner, orderBanners, listAllBanners],
}
