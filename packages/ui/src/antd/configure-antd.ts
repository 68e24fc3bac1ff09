import 'antd-mobile/es/global'
import { setDefaultConfig } from 'antd-mobile/es/components/config-provider'
import en from 'antd-mobile/es/locales/en-US'
import zhTW from 'antd-mobile/es/locales/zh-TW'
import { unstableSetRender } from 'antd-mobile/es/utils/unstable-render'
import { createRoot } from 'react-dom/client'
import type { Language } from '../i18n/label-text.ts'
import './theme.css'

/** Replaces mainland wording in antd-mobile's zh-TW locale by Taiwan's; longer phrases first. */
const WORDS = [
  ['下拉刷新', '下拉重新整理'],
  ['釋放立即刷新', '放開重新整理'],
  ['刷新成功', '已更新'],
  ['刷新試試', '請重新整理'],
  ['前方擁堵', '目前使用人數較多'],
  ['動動手指幫忙修復', '請檢查網路後再試'],
  ['加載', '載入'],
  ['字段', '欄位'],
  ['字符', '字元'],
  ['数', '數'],
] as const

function toTaiwanWording<Locale>(locale: Locale): Locale {
  let text = JSON.stringify(locale)
  for (const [theirs, ours] of WORDS) text = text.replaceAll(theirs, ours)
  return JSON.parse(text) as Locale
}

// On React 19, antd-mobile's imperative APIs render nothing without an explicit root renderer.
unstableSetRender((node, container) => {
  const root = createRoot(container)
  root.render(node)
  return async () => {
    await Promise.resolve()
    root.unmount()
  }
})

/** Call before showing an antd-mobile component: sets its language. Importing this file sets its renderer and colours. */
export function configureAntd(language: Language): void {
  setDefaultConfig({ locale: language === 'en' ? en : toTaiwanWording(zhTW) })
}
