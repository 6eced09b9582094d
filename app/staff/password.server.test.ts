import { expect, test } from 'vitest'
import { createQueue, QueueFull } from '#server/work-queue.ts'
import { hashPassword, isPassword, passwordRule } from './password.server.ts'

test('A password is right only as it was chosen, whatever keyboard it was typed on', async () => {
  const stored = await hashPassword('Neem tree, café 5')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(stored).not.toContain('Neem')
  expect(await isPassword('Neem tree, cafe\u0301 5', stored)).toBe(true)
  expect(await isPassword('neem tree, café 5', stored)).toBe(false)
  expect(await isPassword('', stored)).toBe(false)
})

test('The same password of two people is stored differently', async () => {
  expect(await hashPassword('the same words')).not.toBe(await hashPassword('the same words'))
})

test('Without a stored password none is right', async () => {
  expect(await isPassword('anything at all', null)).toBe(false)
})

test.each([
  ['tulsi1234', 'Please choose at least 10 characters.'],
  ['98765 43210', 'Please choose more than digits.'],
  ['९८७६५४३२१०', 'Please choose more than digits.'],
  ['aaaaaaaaaaaa', 'Please choose more than one character again and again.'],
  ['Meera.D@shop.example.in', 'Please choose something else than an e-mail address.'],
  ['mee@ra.9 neem', undefined],
  ['x'.repeat(256), 'Please choose more than one character again and again.'],
  ['xy'.repeat(129), 'Please choose at most 256 characters.'],
  ['तुलसी का पौधा', undefined],
  ['correct horse', undefined],
])('The password %s is answered with %s', (password, message) => {
  expect(passwordRule(password)).toBe(message)
})

test('Two work at once, so many wait, and whoever comes then is sent away', async () => {
  const queue = createQueue({ atOnce: 2, mostWaiting: 3 })
  let running = 0
  let most = 0
  const ends: (() => void)[] = []
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise<void>((resolve) => ends.push(resolve))
    running -= 1
    return 'done'
  }
  const five = Array.from({ length: 5 }, () => queue(work))
  await expect(queue(work)).rejects.toThrow(QueueFull)
  for (let ended = 0; ended < 5; ended += 1) {
    await expect.poll(() => ends.length).toBeGreaterThan(0)
    ends.shift()?.()
  }
  expect(await Promise.all(five)).toEqual(Array(5).fill('done'))
  expect(most).toBe(2)
  const failing = queue(() => Promise.reject(new Error('broken')))
  await expect(failing).rejects.toThrow('broken')
  expect(await queue(async () => 'next')).toBe('next')
})
