import { defineText, useText } from '@gamehall/web-client/i18n/text.ts'
import { InfoListSection } from './info-blocks.tsx'

const slotTurnoverText = defineText({
  'zh-TW': {
    turnover: '有效投注',
    turnoverList: ['每一局以投注額計算；派彩剛好等於投注的局是平手，不計。免費局不計。'],
  },
  en: {
    turnover: 'Valid bet',
    turnoverList: [
      'A round counts its whole bet. One that pays exactly the bet is a push and doesn’t count. Neither do free rounds.',
    ],
  },
})

/** What a round of a slot counts for turnover, on its info page. */
export function SlotTurnover() {
  const text = useText(slotTurnoverText)
  return <InfoListSection title={text.turnover} items={text.turnoverList} />
}
