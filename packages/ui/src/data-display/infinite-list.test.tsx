import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { InfiniteList, type InfiniteListProps } from './infinite-list.tsx'

let reach: (() => void) | undefined
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        reach = () => callback([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {
        reach = undefined
      }
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const list = (props: Partial<InfiniteListProps<number>>) => (
  <InfiniteList<number>
    items={[1, 2]}
    keyOf={(item) => item}
    render={(item) => `第 ${item} 筆`}
    hasMore={true}
    isLoadingMore={false}
    isFailed={false}
    onLoadMore={() => undefined}
    empty={<p>沒有紀錄</p>}
    {...props}
  />
)

test('reaching the end loads more, but not while it is loading', () => {
  const onLoadMore = vi.fn()
  const { rerender } = render(list({ onLoadMore }))
  act(() => reach?.())
  expect(onLoadMore).toHaveBeenCalledTimes(1)
  rerender(list({ onLoadMore, isLoadingMore: true }))
  expect(reach).toBeUndefined()
  expect(screen.getByText('載入中')).toBeTruthy()
})

test('a failed page keeps the loaded items and offers a retry', () => {
  const onLoadMore = vi.fn()
  render(list({ onLoadMore, isFailed: true }))
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  fireEvent.click(screen.getByRole('button', { name: '重試' }))
  expect(onLoadMore).toHaveBeenCalledTimes(1)
})

test('shows the loading, empty, failed and end states', () => {
  const { container, rerender } = render(list({ items: undefined }))
  expect(container.querySelector('[aria-hidden]')).toBeTruthy()
  rerender(list({ items: undefined, isFailed: true }))
  expect(screen.getByRole('alert').textContent).toContain('畫面載入失敗')
  rerender(list({ items: [] }))
  expect(screen.getByText('沒有紀錄')).toBeTruthy()
  rerender(list({ hasMore: false }))
  expect(screen.getByText('沒有更多了')).toBeTruthy()
})

test('groups have headers, which get the group before', () => {
  const items = ['a1', 'a2', 'b1']
  render(
    <InfiniteList
      items={items}
      keyOf={(item) => item}
      render={(item) => item}
      groups={{
        of: (item) => item.slice(0, 1),
        header: (group, before) => <h2>{`${before ?? '-'}${group}`}</h2>,
      }}
      hasMore={false}
      isLoadingMore={false}
      isFailed={false}
      onLoadMore={() => undefined}
      empty="none"
    />,
  )
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['-a', 'ab'])
  expect(screen.getAllByRole('list').map((list) => list.children.length)).toEqual([2, 1])
})
