import { describe, expect, it } from 'vitest'
import { htmlToPlainText, safeHtml } from './safe-html.ts'

describe('safeHtml', () => {
  it('keeps allowed elements', () => {
    const html = '<h3>維護</h3><p>今晚 <strong>02:00</strong><br />請留意</p><ul><li>老虎機</li></ul>'
    expect(safeHtml(html)).toBe(html)
  })

  it.each([
    ['<script>alert(1)</script>x', 'x'],
    ['<img src=x onerror=alert(1)>x', 'x'],
    ['<svg/onload=alert(1)>x', 'x'],
    ['<p onclick="alert(1)" style="position:fixed">x</p>', '<p>x</p>'],
    ['<iframe src="https://evil.example"></iframe>x', 'x'],
    ['<a href="javascript:alert(1)">x</a>', '<a rel="noopener noreferrer nofollow" target="_blank">x</a>'],
    ['<a href=" java\tscript:alert(1)">x</a>', '<a rel="noopener noreferrer nofollow" target="_blank">x</a>'],
    ['<a href="data:text/html,x">x</a>', '<a rel="noopener noreferrer nofollow" target="_blank">x</a>'],
    ['<a href="//evil.example">x</a>', '<a rel="noopener noreferrer nofollow" target="_blank">x</a>'],
    ['<b><style>*{display:none}</style>x', '<b>x</b>'],
    ['<form action="https://evil.example"><input name=q>x</form>', 'x'],
    ['<<b>script>alert(1)</script>', '&lt;<b>script&gt;alert(1)</b>'],
    ['<math><mi//xlink:href="data:x,<script>alert(1)</script>">x', 'x'],
    ['1 < 2 && 3 > 2', '1 &lt; 2 &amp;&amp; 3 &gt; 2'],
  ])('%s becomes %s', (hostile, harmless) => expect(safeHtml(hostile)).toBe(harmless))

  it('adds noopener and noreferrer to external links only', () => {
    expect(safeHtml('<a href="https://example.com/a">a</a>')).toBe(
      '<a href="https://example.com/a" rel="noopener noreferrer nofollow" target="_blank">a</a>',
    )
    expect(safeHtml('<a href="#/deposit" target="_top">a</a>')).toBe('<a href="#/deposit">a</a>')
  })

  it('is idempotent', () => {
    const once = safeHtml('<p>a & b <a href="https://e.example?a=1&b=2">c</a>')
    expect(safeHtml(once)).toBe(once)
  })
})

describe('htmlToPlainText', () => {
  it('answers one line of plain text', () => {
    expect(htmlToPlainText('<p>今晚&amp;明早</p><ul><li>1 &lt; 2</li><li>b</li></ul>')).toBe(
      '今晚&明早 1 < 2 b',
    )
  })
})
