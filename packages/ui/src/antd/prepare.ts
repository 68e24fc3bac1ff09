import 'antd-mobile/es/global'
import { setDefaultConfig } from 'antd-mobile/es/components/config-provider'
import en from 'antd-mobile/es/locales/en-US'
import zhTW from 'antd-mobile/es/locales/zh-TW'
import { unstableSetRender } from 'antd-mobile/es/utils/unstable-render'
import { createRoot } from 'react-dom/client'
import type { Language } from '../labels.tsx'
import './theme.css'

/** antd-mobile's own zh-TW carries mainland wording; these are the words Taiwan reads. */
const taiwan = {
  ...zhTW,
  common: { ...zhTW.common, loading: '載入中' },
  PullToRefresh: { pulling: '下拉重新整理', canRelease: '放開重新整理', complete: '已更新' },
  ErrorBlock: {
    ...zhTW.ErrorBlock,
    default: { title: '畫面載入失敗', description: '請稍後再試' },
    busy: { title: '目前使用人數較多', description: '請重新整理再試一次' },
    disconnected: { title: '網路連線不穩', description: '請檢查網路後再試' },
    empty: { title: '沒有找到您要的內容', description: '試試其他條件' },
  },
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
  setDefaultConfig({ locale: language === 'en' ? en : taiwan })
}
