import { expect, test } from 'vitest'
import { makeHostileFiles } from '#tests/support/hostile/hostile-files.ts'
import { readSpreadsheet } from './read-spreadsheet.ts'

test('Of a file of every hostile kind it is told in a sentence why it is refused', async () => {
  const wrong: unknown[] = []
  let files = 0
  for await (const file of makeHostileFiles(1, (_, form) => form === 'sheet')) {
    files += 1
    const result = readSpreadsheet(file.content)
    const isRight = 'refused' in result ? file.told.test(result.refused) : file.mayPass
    if (!isRight) wrong.push([file.kind, 'refused' in result ? result.refused : 'read'])
  }
  expect(wrong).toEqual([])
  expect(files).toBeGreaterThanOrEqual(12)
})
