import { expect, test } from 'vitest'
import { findLikelyDomain } from './likely-domain.ts'

test.each([
  ['meera@gmial.com', 'gmail.com'],
  ['meera@gmai.com', 'gmail.com'],
  ['meera@gmaill.com', 'gmail.com'],
  ['meera@gnail.com', 'gmail.com'],
  ['meera@gmail.con', 'gmail.com'],
  ['meera@Yaho.co.in', 'yahoo.co.in'],
  ['meera@redifmail.com', 'rediffmail.com'],
])('%s is asked about', (email, meant) => {
  expect(findLikelyDomain(email)).toBe(meant)
})

test.each([
  'meera@gmail.com',
  'meera@ymail.com',
  'meera@mail.com',
  'meera@nursery.example',
  'meera@gmail.com.example',
  // Two slips or more.
  'meera@gxyil.com',
  'meera@gaxil.com',
  'meera@gxmil.com',
  'meera@gam.com',
  'meera@gmailxx.com',
])('%s is not', (email) => {
  expect(findLikelyDomain(email)).toBeUndefined()
})
