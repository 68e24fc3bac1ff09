import { defineText } from '../../shared/i18n/text.ts'

export const rewardsText = defineText({
  'zh-TW': {
    offers: '優惠活動',
    offer: '優惠內容',
    none: '目前沒有優惠活動',
    noneHint: '新的優惠會在這裡公布，請稍後再來看看',
    untilOfficialEnd: '至官方公告結束為止',
    fromNow: '即日起至官方公告結束',
    period: (from: string, to: string) => `${from} 至 ${to}`,
    go: '前往',
  },
  en: {
    offers: 'Offers',
    offer: 'Offer',
    none: 'No offers right now',
    noneHint: 'New ones are announced here. Come back soon',
    untilOfficialEnd: 'Until its end is announced',
    fromNow: 'From now until its end is announced',
    period: (from, to) => `${from} to ${to}`,
    go: 'Go',
  },
})
