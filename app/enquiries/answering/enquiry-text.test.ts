import { expect, test } from 'vitest'
import { toSpokenPerson } from '#languages/spoken-names.ts'
import { enquiryText, spokenMark } from './enquiry-text.ts'

const meera = {
  full_name: 'Meera DESHPANDE',
  company_name: null,
  mobile_number: '9876543210',
  email: 'Meera@example.com',
  reference: 'AN-7Q2M0XKE',
}

const sound = `\n${spokenMark}${toSpokenPerson('meera deshpande')}`

test('an enquiry is found by a line for each thing that is known of it, and by nothing else', () => {
  const products = [{ id: 8, name: 'Areca Palm' }, { id: 9 }]
  expect(enquiryText(meera, products, ['Shed ２'])).toBe(
    `meera deshpande\n9876543210\nmeera@example.com\n7q2m0xke\nareca palm\nshed 2${sound}`,
  )
  expect(enquiryText({ ...meera, company_name: 'Green Ltd' }, [])).toBe(
    `meera deshpande\ngreen ltd\n9876543210\nmeera@example.com\n7q2m0xke${sound}`,
  )
})
