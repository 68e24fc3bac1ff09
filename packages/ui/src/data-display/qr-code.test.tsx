import { render, screen } from '@testing-library/react'
import { encode } from 'uqr'
import { describe, expect, it } from 'vitest'
import { QrCode } from './qr-code.tsx'

describe('QrCode', () => {
  it('draws every dark module of the code for its text, inside a quiet border', () => {
    render(<QrCode text="https://hall.example/#/auth?code=abc" label="login code" />)
    const drawn = screen.getByRole('img', { name: 'login code' }).querySelector('path')?.getAttribute('d')
    const { data, size } = encode('https://hall.example/#/auth?code=abc', { border: 2 })
    const dark = data.flat().filter(Boolean).length
    expect(drawn?.match(/M/g)).toHaveLength(dark)
    expect(data[0]?.some(Boolean)).toBe(false)
    expect(screen.getByRole('img').getAttribute('viewBox')).toBe(`0 0 ${size} ${size}`)
  })
})
