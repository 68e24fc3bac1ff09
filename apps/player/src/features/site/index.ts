export { useSiteConfig } from './api/use-site-config.ts'
export { Brand } from './components/brand.tsx'
export { HomeBanners } from './components/home-banners.tsx'
export { SandboxRibbon } from './components/sandbox-ribbon.tsx'
