import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// What a test waits for may take seconds on a busy machine; the second that is given by default is a guess about speed.
configure({ asyncUtilTimeout: 10_000 })

afterEach(cleanup)
