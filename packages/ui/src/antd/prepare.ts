import 'antd-mobile/es/global'
import { setDefaultConfig } from 'antd-mobile/es/components/config-provider'
import en from 'antd-mobile/es/locales/en-US'
import zhTW from 'antd-mobile/es/locales/zh-TW'
import { unstableSetRender } from 'antd-mobile/es/utils/unstable-render'
import { createRoot } from 'react-dom/client'
import type { Language } from '../label-text.ts'
import './theme.css'

/** Mainland wording in antd-mobile's own zh-TW, and what Taiwan reads instead; longer phrases first. */
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

function inTaiwan<Locale>(locale: Locale): Locale {
  let text = JSON.stringify(locale)
  for (const [theirs, ours] of WORDS) text = text.replaceAll(theirs, ours)
  return JSON.parse(text) as Locale
}

// On React 19 everything antd-mobile opens by call renders nothing, silently, until it is given a root to render with.
unstableSetRender((node, container) => {
  const root = createRoot(container)
  root.render(node)
  return async () => {
    await Promise.resolve()
    root.unmount()
  }
})

/** Called before anything of antd-mobile is shown: its language, and (by being imported) its renderer and colours. */
export function prepareAntd(language: Language): void {
  setDefaultConfig({ locale: language === 'en' ? en : inTaiwan(zhTW) })
}
