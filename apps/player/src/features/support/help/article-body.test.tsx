import type { HelpArticle } from '@gamehall/contract/support'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ArticleBody } from './article-body.tsx'

it('links to pages of the app, and to the fairness pages beside it', () => {
  const article = {
    summary: '',
    blocks: [
      { kind: 'link', text: 'bets', to: '/betting_record' },
      { kind: 'link', text: 'algorithm', to: '/arcade/fairness/' },
    ],
  } as HelpArticle
  render(<ArticleBody article={article} />)
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(['#/betting_record', '/arcade/fairness/'])
})
