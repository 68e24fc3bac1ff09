import { callApi } from '../fixtures/api.ts'
import { verifyName } from '../fixtures/cards.ts'
import { expect, open, test } from '../fixtures/test.ts'
import { appearances, checkPages, setAppearance } from './check-pages.ts'

/** Steps of adding a card that need a draft. */
const steps = [
  ['card-photo', '/bank_identify'],
  ['card-bank', '/step1'],
  ['card-account', '/step2'],
  ['card-video', '/bank_video'],
  ['card-confirm', '/step3'],
] as const

const draft = {
  bank_code: '822',
  branch_code: '',
  branch_name: '敦南分行',
  bank_address: '台北市大安區敦化南路一段',
  bank_num: '4111111111111111',
  photo: {
    uploadId: 'photo',
    reading: { bank_num: '4111111111111111', bank_code: '822', is_checked: true },
  },
  video: { uploadId: 'video', spoken: '822/4111111111111111' },
}

for (const look of appearances)
  test(`a card half added, ${look.theme} ${look.language}`, async ({ page, player }) => {
    test.setTimeout(60_000)
    await verifyName(player)
    const { user_id } = await callApi('getUserInfo', {}, player)
    await setAppearance(page, look)
    await open(page, '/', player)
    await page.evaluate(
      (kept) => sessionStorage.setItem('card_draft', kept),
      JSON.stringify({ owner: user_id, draft }),
    )
    expect(await checkPages(page, steps, look)).toEqual([])
    await expect(page.getByRole('checkbox')).toBeVisible()
  })
