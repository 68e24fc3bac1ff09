export { isSiteClosed, readSiteClosed } from './closure/is-site-closed.ts'
export { changeSupportSettings, readSiteSettings } from './config/site-queries.ts'
export { servePictures } from './pictures/serve-pictures.ts'
export { storePicture } from './pictures/store-picture.ts'
export type { SupportSchedule } from './tables.ts'
export { readUploadTimes } from './uploads/read-upload-times.ts'
export { reencodeImage } from './uploads/reencode-image.ts'
export { reencryptUploads } from './uploads/reencrypt-uploads.ts'
export { sniffType } from './uploads/sniff-type.ts'
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
