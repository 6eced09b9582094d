import { randomInt } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { addStaff } from '#app/staff/accounts.server.ts'
import { hashPassword } from '#app/staff/password.server.ts'
import { openDatabase } from '#database/connection.ts'
import { expect } from '#tests/support/journeys/journey.ts'
import { sendForm, someEnquiry } from '#tests/support/send-form.ts'
import { test } from './firefox.ts'

const indoor = '/productPages/plants/indoorPlants'
const visitor = {
  'Full name': 'Meera Deshpande',
  'Mobile number': '9876543210',
  Address: '12, Baner Road, Pune',
}
const someEmail = () => `firefox-${randomInt(1_000_000_000)}@example.com`
const ofEmail = 'select full_name from enquiries where email = ?'

test('a visitor looks for a plant, reads in each language, asks and collects', async ({
  tab,
  rows,
}) => {
  await test.step('a plant is found by a part of its name', async () => {
    await tab.open('/about')
    await tab.pressAt('header input[name=query]')
    await tab.page.keyboard.type('SNAKE')
    await tab.page.keyboard.press('Enter')
    await tab.sees('Search results for “SNAKE”')
    await tab.sees('Snake Plant')
  })
  await test.step('the shop is read in Hindi and in Marathi', async () => {
    for (const [language, words] of [
      ['hi', 'सदस्य बनें'],
      ['mr', 'सदस्य व्हा'],
    ] as const) {
      await tab.open('/about')
      await tab.pressAt('header .lang summary')
      await tab.pressAt(`header .lang a[hreflang=${language}]`)
      await tab.sees(words)
      await expect.poll(() => tab.page.url()).toContain(`/${language}/about`)
    }
  })
  await test.step('the dot of the slide that is shown is lit without scroll timelines', async () => {
    const opacities = () =>
      tab.page.$$eval('.dot', (dots) =>
        dots.map((dot) => getComputedStyle(dot, '::before').opacity),
      )
    await tab.open('/home')
    expect(await opacities()).toEqual(['1', '0.45'])
    await tab.press('link', 'Next slide')
    await expect.poll(opacities).toEqual(['0.45', '1'])
  })
  await test.step('an enquiry is sent from the dialog', async () => {
    const email = someEmail()
    await tab.open(indoor)
    await tab.press('link', 'Enquire Now: Areca Palm')
    await tab.fill({ ...visitor, 'E-mail': email })
    await tab.press('button', 'Send enquiry')
    await tab.sees('Your enquiry has been submitted successfully!')
    expect(await rows(ofEmail, email)).toHaveLength(1)
  })
  await test.step('things are collected on the list', async () => {
    await tab.open(indoor)
    await tab.press('button', 'Add to my list: Areca Palm')
    await expect.poll(() => tab.page.evaluate(() => document.cookie)).toContain('my-list=')
    await tab.open('/my-list')
    await tab.press('button', 'One more: Areca Palm')
    const quantity = () => tab.page.$eval('[data-item] input', (input) => input.value)
    await expect.poll(quantity).toBe('2')
  })
})

test('without network pages are there, and an enquiry that is written waits and is stored once', async ({
  tab,
  network,
  rows,
}) => {
  await test.step('pages are there without network, when the worker that kept them has ended too', async () => {
    await tab.open('/about')
    await tab.pressAt('h1')
    await tab.untilKept()
    await tab.open('/product/snake-plant')
    await tab.open(indoor)
    await network.cut()
    for (const path of ['/product/snake-plant', indoor, '/home', '/contact']) {
      await tab.open(path)
      await tab.sees('did not answer')
    }
    await tab.open('/product/areca-palm')
    await tab.sees('This page has not reached you yet')
    await tab.sees('+91 98200 00000')
  })
  await network.restore()
  await test.step('an enquiry that is written without network waits, and is stored once', async () => {
    const email = someEmail()
    await tab.open('/about')
    await tab.pressAt('h1')
    await tab.untilKept()
    await tab.open('/product/enquiryForm')
    await network.cut()
    await tab.fill({ ...visitor, 'E-mail': email })
    await tab.press('button', 'Send enquiry')
    await tab.sees('Waiting for the network')
    expect(await rows(ofEmail, email)).toEqual([])
    await network.restore()
    await tab.tellOnline()
    await expect.poll(() => rows(ofEmail, email)).toHaveLength(1)
  })
})

test('somebody of the staff signs in, answers, edits and brings in a sheet', async ({
  tab,
  site,
  network,
  enter,
  rows,
}, info) => {
  await test.step('somebody of the staff signs in', async () => {
    const email = someEmail()
    const db = await openDatabase(site.place)
    const passwordHash = await hashPassword('neem and tulsi')
    await addStaff(db, { name: 'Asha', role: 'owner', email, passwordHash })
    await db.destroy()
    await tab.open('/desk')
    await tab.fill({ 'Mobile number or e-mail': email })
    await tab.page.locator('input[name=password]').fill('neem and tulsi')
    await tab.press('button', 'Sign in')
    await tab.sees('Inbox')
  })
  await test.step('an enquiry is opened from the inbox, and a note written without network goes once', async () => {
    const reference = await sendForm(site, '/enquiry/create', someEnquiry(randomInt(1_000_000)))
    await enter({ role: 'desk', name: 'Asha Patil' })
    await tab.open('/desk')
    await tab.pressAt(`a[href*="${reference}"]`)
    await tab.sees('What happened')
    await tab.untilHydrated('main')
    await network.cut()
    await tab.fill({ 'Write a note. Only staff see it.': '18 in shed 2' })
    await tab.press('button', 'Add note')
    await tab.sees('waits in this page')
    await network.restore()
    await tab.tellOnline()
    await tab.sees('Asha wrote a note')
    const notes = `select text from enquiry_notes join enquiries on enquiries.id = enquiry_id
    where reference = ?`
    expect(await rows(notes, reference)).toEqual([{ text: '18 in shed 2' }])
  })
  await test.step('a product is edited', async () => {
    await enter({ role: 'catalogue' })
    await tab.open('/desk/catalogue/9')
    await tab.untilHydrated('textarea[name=description]')
    await tab.page.locator('textarea[name=description]').fill('For the kitchen window')
    await tab.press('button', 'Save 1 change')
    await tab.sees('Saved: description')
    expect(await rows('select description from products where id = 9')).toEqual([
      { description: 'For the kitchen window' },
    ])
  })
  await test.step('a sheet is brought in', async () => {
    const sheet = info.outputPath('winter list.csv')
    await writeFile(sheet, 'Code,Description\n10,Brought in by a sheet\n')
    await enter({ role: 'catalogue' })
    await tab.open('/desk/import')
    await tab.untilHydrated('input[type=file]')
    const input = await tab.page.$('input[type=file]')
    await input?.uploadFile(sheet)
    await tab.sees('We matched 2 of 2 columns.')
    await tab.press('button', 'Check 1 row')
    await tab.press('button', 'Apply 1 row')
    await tab.sees('1 changed')
    expect(await rows('select description from products where id = 10')).toEqual([
      { description: 'Brought in by a sheet' },
    ])
  })
})

// In a tab of its own: where the desk's worker is there already, it says of its own what it could not have.
test('a page of the desk whose code could not be had is opened when the network is back', async ({
  tab,
  network,
  enter,
}) => {
  await enter({ role: 'owner' })
  await tab.open('/desk')
  await tab.untilHydrated('main')
  await network.cut()
  await tab.pressAt('a[href="/desk/insights"]')
  await tab.sees('No network.')
  await network.restore()
  await tab.tellOnline()
  await tab.sees('Enquiries a ')
})
