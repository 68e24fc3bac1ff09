import type { ConvenienceStore } from '@gamehall/contract/cashier'
import { defineText, type Text, useText } from '@gamehall/web-client/i18n/text.ts'

const ibon = defineText({
  'zh-TW': {
    name: '7-ELEVEN',
    machine: 'ibon',
    find: '在 ibon 首頁點選「代碼輸入」',
    type: '輸入上方的繳費代碼，核對金額後列印繳費單',
    pay: '持繳費單到櫃檯付現金',
  },
  en: {
    name: '7-ELEVEN',
    machine: 'ibon',
    find: 'On the ibon home screen, choose 代碼輸入 (enter code)',
    type: 'Enter the payment code above, check the amount and print the slip',
    pay: 'Take the slip to the counter and pay in cash',
  },
})

type StoreText = (typeof ibon)['zh-TW']

const family = defineText<StoreText>({
  'zh-TW': {
    ...ibon['zh-TW'],
    name: '全家',
    machine: 'FamiPort',
    find: '在 FamiPort 點選「繳費」，再選「代碼繳費」並同意條款',
  },
  en: {
    ...ibon.en,
    name: 'FamilyMart',
    machine: 'FamiPort',
    find: 'On FamiPort choose 繳費 (pay), then 代碼繳費 (by code), and agree to the terms',
  },
})

const hilife = defineText<StoreText>({
  'zh-TW': {
    ...ibon['zh-TW'],
    name: '萊爾富',
    machine: 'Life-ET',
    find: '在 Life-ET 點選「繳費・代收」，再選「代碼輸入」並閱讀條款',
  },
  en: {
    ...ibon.en,
    name: 'Hi-Life',
    machine: 'Life-ET',
    find: 'On Life-ET choose 繳費・代收 (pay), then 代碼輸入 (enter code), and read the terms',
  },
})

const ok = defineText<StoreText>({
  'zh-TW': {
    ...ibon['zh-TW'],
    name: 'OK 超商',
    machine: 'OK·go',
    find: '在 OK·go 點選「繳費」、「網路交易」，再選「代碼繳費」並同意條款',
  },
  en: {
    ...ibon.en,
    name: 'OK mart',
    machine: 'OK·go',
    find: 'On OK·go choose 繳費 (pay), 網路交易 (online), then 代碼繳費 (by code), and agree to the terms',
  },
})

const storeTexts: Readonly<Record<ConvenienceStore, Text<StoreText>>> = { ibon, family, hilife, ok }

/** Name of a store, its kiosk and the steps at the kiosk, in the current language. */
export function useStoreText(store: ConvenienceStore): StoreText {
  return useText(storeTexts[store])
}
