import { afterEach, beforeEach, expect, vi } from 'vitest'

// Something complaining on the console is a failure that nobody asserted.
beforeEach(() => {
  vi.spyOn(console, 'error')
})
afterEach(() => {
  expect(vi.mocked(console.error).mock.calls).toEqual([])
  vi.mocked(console.error).mockRestore()
})
