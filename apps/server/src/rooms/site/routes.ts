import * as calls from '@gamehall/contract/site'
import { defineRoute } from '../../platform/http/route.ts'
import { listBanners } from './banners/list-banners.ts'
import { getSiteConfig } from './config/get-site-config.ts'
import { createUpload } from './uploads/create-upload.ts'

export const routes = [
  defineRoute(calls.getSiteConfig, getSiteConfig, { sharedCacheMs: 1_000 }),
  defineRoute(calls.listBanners, listBanners, { sharedCacheMs: 1_000 }),
  defineRoute(calls.createUpload, createUpload),
]
