import type { RoomModule } from '../../core/room-module.ts'
import { editSite } from './actions/edit-site.ts'
import { showBanner } from './actions/show-banner.ts'
import { routes } from './routes.ts'
import { cleanUploads } from './uploads/jobs/clean-uploads.ts'

export { readSiteSettings } from './site-queries.ts'
export { keepFile } from './uploads/keep-file.ts'
export { readPicture } from './uploads/store-upload.ts'
export { uploadRoutes } from './uploads/upload-routes.ts'
export {
  readOwnUpload,
  readUpload,
  releaseUpload,
  signLook,
  takeUpload,
  type UploadedFile,
} from './uploads/use-uploads.ts'

export const siteRoom: RoomModule = {
  room: 'site',
  routes,
  jobs: [cleanUploads],
  actions: [editSite, showBanner],
}
