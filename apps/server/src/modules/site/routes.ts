import * as calls from '@gamehall/contract/site'
import { handle } from '../../http/route.ts'
import { getSiteConfig } from './get-site-config.ts'
import { listBanners } from './list-banners.ts'

export const routes = [handle(calls.getSiteConfig, getSiteConfig), handle(calls.listBanners, listBanners)]
