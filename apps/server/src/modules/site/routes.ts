import * as calls from '@gamehall/contract/site'
import { handle } from '../../http/route.ts'
import { listBanners } from './banners/list-banners.ts'
import { getSiteConfig } from './get-site-config.ts'
import { createUpload } from './uploads/create-upload.ts'

export const routes = [
  handle(calls.getSiteConfig, getSiteConfig, { sharedForMs: 1_000 }),
  handle(calls.listBanners, listBanners, { sharedForMs: 1_000 }),
  handle(calls.createUpload, createUpload),
]
